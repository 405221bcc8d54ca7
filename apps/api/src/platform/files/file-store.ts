import type { Readable } from 'node:stream';

/** Where the bytes of people's files lie. Who may read one is decided by the module that remembers its key. */
export interface FileStore {
  put(content: Readable | Buffer, meta: FileMeta): Promise<StoredFile>;
  /** Refuses with 'file/missing' when nothing lies under the key. */
  open(key: string): Promise<OpenedFile>;
  /** Removing what is already gone is no failure. */
  remove(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /**
   * In the order of the keys; also those under which only the beginning of an upload lies that never ended. In a bucket
   * others may have put names that are no keys.
   */
  list(page: FilePage): Promise<readonly ListedFile[]>;
  /** Like `remove`, and also removes what an interrupted upload has left under the key. */
  discard(key: string): Promise<void>;
  /** Restores a removed file under its key where the store keeps versions; false where it kept none. */
  bringBack(key: string): Promise<boolean>;
}

/** At most so many files, those after the key; a shorter page is the last one. */
export interface FilePage {
  readonly after: string | undefined;
  readonly most: number;
}

export interface ListedFile {
  readonly key: string;
  /** When something was last written under the key, by the clock of the store. */
  readonly storedAt: Date;
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
