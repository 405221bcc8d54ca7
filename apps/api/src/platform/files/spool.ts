import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, type FileHandle } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { refuse } from '../errors.ts';
import { takePieceTurn } from '../uploads/piece-turns.ts';

/** An uploaded file on the disk of this machine, kept until its request ends. */
export interface SpooledFile {
  readonly size: number;
  readonly sha256: string;
  /** The scanner was away: what is stored of it is scanned later. */
  readonly unscanned?: boolean;
  stream(): Readable;
  /** All of it in memory: only where few are read at once. */
  bytes(): Promise<Buffer>;
  /** Lends the open file to a thread; it is not closed before the work is done. */
  lend<T>(work: (lent: LentFile) => Promise<T>): Promise<T>;
}

/** An open file of this process, as a thread reads it. */
export interface LentFile {
  readonly fd: number;
  readonly size: number;
}

/** The files of one request. */
export interface SpoolPlace {
  /** Refuses more bytes than that. */
  write(content: Readable, most: number, tooLarge: () => never): Promise<SpooledFile>;
  /** Removes all files of the request, also after a failure. */
  release(): Promise<void>;
}

export interface Spool {
  /** How many bytes lie there now. */
  bytes(): number;
  place(): SpoolPlace;
}

interface SpoolOptions {
  readonly directory: string;
  readonly maxBytes: number;
}

/**
 * Files without a name: each is unlinked as soon as it is open, so the system frees its room when it is closed, also when
 * the process is killed. What has a name there was left by a process that died between the two, and is empty.
 */
export const openSpool = async ({ directory, maxBytes }: SpoolOptions): Promise<Spool> => {
  const root = resolve(directory);
  await mkdir(root, { recursive: true, mode: 0o700 });
  for (const name of await readdir(root)) await rm(join(root, name), { force: true, recursive: true });
  let taken = 0;
  return {
    bytes: () => taken,
    place: () => {
      const opened: OpenFile[] = [];
      let released = false;
      const take = (file: OpenFile, bytes: number) => {
        // A sender who was given up may still send.
        if (released) throw new Error('The request of this file is over.');
        if (taken + bytes > maxBytes) refuse('upload/too-many', { details: { retryAfterSeconds: 5 } });
        taken += bytes;
        file.size += bytes;
      };
      return {
        write: async (content, most, tooLarge) => {
          const file: OpenFile = { handle: await openNameless(root), size: 0, lent: new Set() };
          opened.push(file);
          if (released) await closeAll(opened);
          return writeAll(file, content, (bytes) => {
            if (file.size + bytes > most) tooLarge();
            take(file, bytes);
          });
        },
        release: async () => {
          released = true;
          const room = opened.reduce((sum, { size }) => sum + size, 0);
          await closeAll(opened);
          taken -= room;
        },
      };
    },
  };
};

interface OpenFile {
  readonly handle: FileHandle;
  size: number;
  readonly lent: Set<Promise<unknown>>;
}

const closeAll = async (opened: OpenFile[]): Promise<void> => {
  for (const { handle, lent } of opened.splice(0)) {
    await Promise.allSettled(lent);
    await handle.close();
  }
};

const openNameless = async (root: string): Promise<FileHandle> => {
  const path = join(root, randomUUID());
  const handle = await open(path, 'wx+', 0o600);
  await rm(path);
  return handle;
};

const writeAll = async (
  file: OpenFile,
  content: Readable,
  take: (bytes: number) => void,
): Promise<SpooledFile> => {
  const { handle, lent } = file;
  const hash = createHash('sha256');
  for await (const chunk of content as AsyncIterable<Buffer>) {
    await takePieceTurn();
    const at = file.size;
    take(chunk.length);
    hash.update(chunk);
    await writeAt(handle, chunk, at);
  }
  const { size } = file;
  return {
    size,
    sha256: hash.digest('hex'),
    stream: () => Readable.from(chunksOf(handle, size), { objectMode: false }),
    bytes: () => readAt(handle, 0, size),
    lend: async (work) => {
      const using = work({ fd: handle.fd, size });
      lent.add(using);
      try {
        return await using;
      } finally {
        lent.delete(using);
      }
    },
  };
};

const writeAt = async (handle: FileHandle, chunk: Buffer, at: number): Promise<void> => {
  for (let done = 0; done < chunk.length;)
    done += (await handle.write(chunk, done, chunk.length - done, at + done)).bytesWritten;
};

const chunkBytes = 65_536;

async function* chunksOf(handle: FileHandle, size: number) {
  for (let at = 0; at < size; at += chunkBytes)
    yield await readAt(handle, at, Math.min(chunkBytes, size - at));
}

/** Fails once the file is closed, also when another one has its number. */
const readAt = async (handle: FileHandle, at: number, length: number): Promise<Buffer> => {
  const content = Buffer.allocUnsafe(length);
  for (let done = 0; done < length;) {
    const { bytesRead } = await handle.read(content, done, length - done, at + done);
    if (bytesRead === 0) throw new Error('A spooled file is shorter than what was written to it.');
    done += bytesRead;
  }
  return content;
};
