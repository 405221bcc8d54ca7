import { z } from 'zod';
import { audit } from '../audit/audit.queries.ts';
import type { Ctx } from '../context.ts';
import { defineJob } from '../jobs/define-job.ts';
import { isStorageKey, storageKey } from './storage-key.ts';
import { findUnnamed } from './unnamed-files.queries.ts';

/** A job ends long before its time is over and leaves the rest to the next one. */
const jobSize = { page: 1_000, pages: 20 };
const removedAtOnce = 100;
const dayMs = 86_400_000;

/** A crash leaves a few orphaned files. Many more mean that the database is another or an older one than that of this store. */
const alwaysPlausible = 20;
const plausibleShare = 0.1;

/**
 * Removes files that no row names: a process that was killed between storing a file and its commit leaves one. What is
 * younger than a day may still get its row.
 */
export const sweepFilesJob = defineJob({
  name: 'files.sweep',
  payload: z.object({ after: storageKey.optional(), howeverMany: z.boolean().optional() }),
  // The next day brings the next one.
  retry: { limit: 3 },
  handle: async (ctx, { after, howeverMany = false }) => {
    const last = await sweep(ctx, { after, howeverMany });
    if (last !== undefined) await ctx.services.jobs.enqueue(ctx, sweepFilesJob, { after: last, howeverMany });
  },
});

interface Sweep {
  readonly after: string | undefined;
  /** An operator has looked: so many are right. */
  readonly howeverMany: boolean;
}

/** Gives the key after which the next sweep goes on; undefined at the end of the store. */
export const sweep = async (ctx: Ctx, { after, howeverMany }: Sweep, size = jobSize) => {
  const { looked, unnamed, last } = await look(ctx, after, size);
  if (!howeverMany) refuseImplausible(ctx, looked, unnamed.length);
  await removeUnnamed(ctx, unnamed);
  ctx.log.info({ looked, removed: unnamed.length }, 'files without a row were removed');
  return last;
};

/** Asked for at any time, it runs once a day. */
export const askForSweep = (ctx: Ctx): Promise<void> =>
  ctx.services.jobs.enqueue(ctx, sweepFilesJob, {}, { onceInSeconds: dayMs / 1_000 });

interface Looked {
  /** How many files are old enough. */
  readonly looked: number;
  readonly unnamed: readonly string[];
  readonly last: string | undefined;
}

/** Some pages of the store. Nothing is removed before they have all been looked at. */
export const look = async (ctx: Ctx, from: string | undefined, size = jobSize): Promise<Looked> => {
  const before = new Date(ctx.clock.now().getTime() - dayMs);
  const unnamed: string[] = [];
  let looked = 0;
  let after = from;
  // A job goes on after a key, never after a foreign name.
  for (let pages = 0; pages < size.pages || !isStorageKey(after ?? ''); pages += 1) {
    const page = await ctx.services.files.list({ after, most: size.page });
    const old = page
      .filter(({ key, storedAt }) => isStorageKey(key) && storedAt < before)
      .map(({ key }) => key);
    looked += old.length;
    unnamed.push(...(await findUnnamed(ctx, old)));
    if (page.length < size.page) return { looked, unnamed, last: undefined };
    after = page.at(-1)?.key;
  }
  return { looked, unnamed, last: after };
};

const refuseImplausible = (ctx: Ctx, looked: number, unnamed: number): void => {
  if (unnamed <= Math.max(alwaysPlausible, looked * plausibleShare)) return;
  ctx.log.error({ looked, unnamed }, 'too many files without a row; none was removed');
  throw new Error('Too many files without a row: is this the database of this file store?');
};

/** The audit row comes first: one too many does no harm, one too few hides a removal. */
const removeUnnamed = async (ctx: Ctx, keys: readonly string[]): Promise<void> => {
  for (let start = 0; start < keys.length; start += removedAtOnce) {
    const batch = keys.slice(start, start + removedAtOnce);
    await audit(ctx, { action: 'files.sweep', before: { keys: batch } });
    for (const key of batch) await ctx.services.files.discard(key);
  }
};
