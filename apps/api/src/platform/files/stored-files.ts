import { z } from 'zod';
import { transact, type Ctx, type Once } from '../context.ts';
import { isDatabaseAway } from '../db/constraint-errors.ts';
import { defineJob } from '../jobs/define-job.ts';
import { noteUnscanned } from '../uploads/unscanned-files.queries.ts';
import type { SpooledFile } from './spool.ts';
import { storageKey } from './storage-key.ts';
import { findUnnamed } from './unnamed-files.queries.ts';

/** Made here, or as it came. */
export type ContentToStore = Buffer | Pick<SpooledFile, 'size' | 'stream' | 'unscanned'>;

export interface FileToStore {
  readonly content: ContentToStore;
  readonly contentType: string;
  /** A copy of a file that nobody has scanned yet. */
  readonly unscanned?: boolean;
}

/**
 * Files first, then the row that names them, in a transaction: without the row, the files go again. A request that
 * was answered before gets its first answer.
 */
export const withStoredFiles = async <C extends Ctx, const F extends readonly FileToStore[], T>(
  ctx: C,
  files: F,
  work: (tx: C, keys: { readonly [K in keyof F]: string }) => Promise<T>,
): Promise<T> => {
  const keys: string[] = [];
  let committing = false;
  try {
    for (const { content, contentType } of files)
      keys.push(
        (await ctx.services.files.put(contentOf(content), { contentType, size: sizeOf(content) })).key,
      );
    const { answer, repeated } = await transact(ctx, async (tx) => {
      const change = async () => {
        const answer = await work(tx, keys as { [K in keyof F]: string }); // one key was pushed for each file
        await demandNamed(tx, keys);
        await noteUnscanned(
          tx,
          keys.filter((_, place) => isUnseen(files[place])),
        );
        return answer;
      };
      const result = await (ctx.once ?? always)(tx, change);
      committing = true;
      return result;
    });
    if (repeated) await removeAtOnce(ctx, keys);
    return answer;
  } catch (error) {
    // It is unknown whether such a commit succeeded. The file is kept: an orphaned file does less harm than a row without its file.
    if (!(committing && isDatabaseAway(error))) await removeAtOnce(ctx, keys);
    throw error;
  }
};

/** Content in memory was encoded here from an upload and counts as scanned. */
const isUnseen = (file: FileToStore | undefined): boolean =>
  file?.unscanned === true || (!Buffer.isBuffer(file?.content) && file?.content.unscanned === true);

export const sizeOf = (content: ContentToStore): number =>
  Buffer.isBuffer(content) ? content.length : content.size;

const contentOf = (content: ContentToStore) => (Buffer.isBuffer(content) ? content : content.stream());

/** The sweep of files without a row would remove them. */
const demandNamed = async (tx: Ctx, keys: readonly string[]): Promise<void> => {
  const unnamed = await findUnnamed(tx, keys);
  if (unnamed.length > 0)
    throw new Error(
      `${unnamed.length} stored files are named by no column that app.ts lists in fileColumns.`,
    );
};

const always: Once = async (_tx, change) => ({ answer: await change(), repeated: false });

/** Removes files by a job after the rows that named them are gone, so that an outage of the store loses none. */
export const removeFiles = async (tx: Ctx, keys: readonly string[]): Promise<void> => {
  if (keys.length > 0) await tx.services.jobs.enqueue(tx, removeFilesJob, { keys: [...keys] });
};

export const removeFilesJob = defineJob({
  name: 'files.remove',
  payload: z.object({ keys: z.array(storageKey) }),
  handle: async (ctx, { keys }) => {
    for (const key of keys) await ctx.services.files.remove(key);
  },
});

const removeAtOnce = async (ctx: Ctx, keys: readonly string[]): Promise<void> => {
  for (const key of keys)
    await ctx.services.files
      .remove(key)
      .catch((error: unknown) => ctx.log.error({ err: error }, 'a stored file without a row stayed behind'));
};
