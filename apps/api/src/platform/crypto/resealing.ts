import { z } from 'zod';
import { transact, type Ctx } from '../context.ts';
import { defineJob } from '../jobs/define-job.ts';
import { keyUses } from './key-uses.ts';
import { holdBatch, replaceSealed } from './resealing.queries.ts';
import { nameColumn } from '../db/named-columns.ts';
import type { Owner, SealedColumn } from './sealed-columns.ts';
import { SealingError } from './sealing.ts';

const batchSize = 100;
/** A job ends long before its time is over and leaves the rest to the next one. */
const batchesPerJob = 100;

/**
 * Seals everything anew that is under another key than the current one. Each batch is a transaction of its own: a
 * worker that is killed loses at most one, and the next run finds only what is left.
 */
export const resealJob = defineJob({
  name: 'sealing.reseal',
  payload: z.object({}),
  handle: async (ctx) => {
    const resealed = await reseal(ctx, batchesPerJob);
    const left = await countLeft(ctx);
    ctx.log.info({ resealed, left }, 'rows were sealed anew');
    await ctx.services.events.note(ctx, { kind: 'key-operation', detail: `resealed ${resealed}` });
    if (left === 0) return;
    // Rows that somebody was writing are free at the next try; rows that cannot be opened end in the dead queue.
    if (resealed === 0) throw new SealingError(`${left} rows could not be sealed anew`);
    await ctx.services.jobs.enqueue(ctx, resealJob, {});
  },
});

/** Gives the number of rows that were sealed anew. */
export const reseal = async (ctx: Ctx, maxBatches: number): Promise<number> => {
  let batches = 0;
  let resealed = 0;
  for (const column of ctx.services.sealer.columns) {
    let after: Owner | undefined;
    for (; batches < maxBatches; batches += 1) {
      const batch = await resealBatch(ctx, column, after);
      resealed += batch.resealed;
      after = batch.lastKey;
      if (after === undefined) break;
    }
  }
  return resealed;
};

const resealBatch = (ctx: Ctx, column: SealedColumn, after: Owner | undefined) =>
  transact(ctx, async (tx) => {
    const { currentKey } = tx.services.sealer;
    const rows = await holdBatch(tx, column, { currentKey, after, size: batchSize });
    let resealed = 0;
    for (const { key, owner, sealed } of rows) {
      const fresh = sealedAnew(tx, column, owner, sealed);
      if (fresh === undefined) continue;
      await replaceSealed(tx, column, { key, sealed: fresh });
      resealed += 1;
    }
    return { resealed, lastKey: rows.at(-1)?.key };
  });

/** A value that cannot be opened stays as it is and does not hold up the others. */
const sealedAnew = (ctx: Ctx, column: SealedColumn, owner: Owner, sealed: string): string | undefined => {
  const { sealer } = ctx.services;
  try {
    return sealer.seal(column, owner, sealer.open(column, owner, sealed));
  } catch (error) {
    if (!(error instanceof SealingError)) throw error;
    ctx.log.error({ err: error, column: nameColumn(column), owner }, 'a sealed value cannot be opened');
    return undefined;
  }
};

const countLeft = async ({ db, services: { sealer } }: Ctx): Promise<number> =>
  (await keyUses(db, sealer.columns))
    .filter(({ keyId }) => keyId !== sealer.currentKey)
    .reduce((sum, { rows }) => sum + rows, 0);
