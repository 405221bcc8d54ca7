import type { Readable } from 'node:stream';

/** Where the bytes of people's files lie. Who may read one is decided by the module that remembers its key. */
export interface FileStore {
  put(content: Readable | Buffer, meta: FileMeta): Promise<StoredFile>;
  /** Refuses with 'file/missing' when nothing lies under the key. */
  open(key: string): Promise<OpenedFile>;
  /** Removing what is already gone is no failure. */
  remove(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
}

export interface FileMeta {
  readonly contentType: string;
  readonly size?: number;
}

export interface StoredFile {
  readonly key: string;
  readonly size: number;
  readonly sha256: string;
}

interface OpenedFile {
  readonly stream: Readable;
  readonly size: number;
  readonly contentType: string;
}
