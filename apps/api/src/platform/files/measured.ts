import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FileMeta, StoredFile } from './file-store.ts';

export interface Measured {
  /** The content, counted and hashed on its way to the store. */
  readonly bytes: AsyncIterable<Buffer>;
  /** The stored file once all bytes have passed; fails when they differ from what was announced. */
  result(): Omit<StoredFile, 'key'>;
}

export const measured = (content: Readable | Buffer, meta: FileMeta): Measured => {
  const hash = createHash('sha256');
  let size = 0;
  return {
    bytes: (async function* () {
      for await (const chunk of chunksOf(content)) {
        size += chunk.length;
        hash.update(chunk);
        yield chunk;
      }
    })(),
    result: () => {
      if (meta.size !== undefined && meta.size !== size)
        throw new Error(`The file has ${size} bytes instead of ${meta.size}.`);
      return { size, sha256: hash.digest('hex') };
    },
  };
};

const chunksOf = (content: Readable | Buffer): AsyncIterable<Buffer> | Iterable<Buffer> =>
  Buffer.isBuffer(content) ? [content] : (content as AsyncIterable<Buffer>); // a stream of bytes gives buffers
