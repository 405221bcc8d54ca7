import { pipeline, Transform, type Readable, type TransformCallback } from 'node:stream';
import { isNetworkError } from '../network-errors.ts';
import { callOutside, OutsideAway, outsideLimits } from '../outside-call.ts';
import { refuse } from '../errors.ts';
import type { FileStore } from './file-store.ts';

/** A driver wrapped as an external service: with deadlines, and never inside a transaction. */
export const outsideStore = (driver: FileStore): FileStore => ({
  put: async (content, meta) => {
    let putting: ReturnType<FileStore['put']> | undefined;
    try {
      return await called(() => (putting = driver.put(content, meta)));
    } catch (error) {
      // A file that was stored after the deadline has no row, so it is removed.
      void putting?.then(({ key }) => driver.remove(key)).catch(() => undefined);
      throw error;
    }
  },
  open: async (key) => {
    const opened = await called(() => driver.open(key));
    return { ...opened, stream: cutWhenSilent(opened.stream) };
  },
  remove: (key) => called(() => driver.remove(key)),
  exists: (key) => called(() => driver.exists(key)),
  list: (page) => called(() => driver.list(page)),
  discard: (key) => called(() => driver.discard(key)),
  bringBack: (key) => called(() => driver.bringBack(key)),
});

const called = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await callOutside('files', work);
  } catch (error) {
    if (isFull(error)) return refuse('server/storage-full');
    throw isAway(error) ? new OutsideAway('files', error) : error;
  }
};

const cutWhenSilent = (source: Readable): Readable => {
  const passing = new Transform({
    transform: (bytes: Buffer, _encoding, done: TransformCallback) => {
      timer.refresh();
      done(null, bytes);
    },
  });
  const timer = setTimeout(() => passing.destroy(new OutsideAway('files')), outsideLimits.files.silentMs);
  return pipeline(source, passing, () => clearTimeout(timer));
};

const isFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) ||
    error.name === 'QuotaExceeded' ||
    statusOf(error) === 507);

const isAway = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'TimeoutError' || isNetworkError(error) || statusOf(error) >= 500);

/** The status with which a store that speaks HTTP refused. */
const statusOf = (error: Error): number => {
  if (!('$metadata' in error)) return 0;
  const { httpStatusCode } = error.$metadata as { readonly httpStatusCode?: number }; // the form of the S3 client
  return httpStatusCode ?? 0;
};
