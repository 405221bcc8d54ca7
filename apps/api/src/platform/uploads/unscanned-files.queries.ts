import type { Ctx } from '../context.ts';

/** In the transaction that names the files. */
export const noteUnscanned = async (tx: Ctx, keys: readonly string[]): Promise<void> => {
  if (keys.length === 0) return;
  const stored_at = tx.clock.now();
  await tx.db
    .insertInto('unscanned_files')
    .values(keys.map((stored_as) => ({ stored_as, stored_at, user_id: tx.actor?.id ?? null })))
    .execute();
};

/** Whether the file has not been scanned yet; a copy of it is then unscanned as well. */
export const isUnscanned = async ({ db }: Ctx, key: string): Promise<boolean> =>
  (await db
    .selectFrom('unscanned_files')
    .select('stored_as')
    .where('stored_as', '=', key)
    .executeTakeFirst()) !== undefined;

/** The oldest that wait. */
export const listUnscanned = ({ db }: Ctx, most: number) =>
  db
    .selectFrom('unscanned_files')
    .select(['stored_as', 'user_id'])
    .where('found', 'is', null)
    .orderBy('stored_at')
    .orderBy('stored_as')
    .limit(most)
    .execute();

export const forgetUnscanned = async ({ db }: Ctx, key: string): Promise<void> => {
  await db.deleteFrom('unscanned_files').where('stored_as', '=', key).execute();
};

/** False when another job has told so before. */
export const markInfected = async (tx: Ctx, key: string, found: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx.db
    .updateTable('unscanned_files')
    .set({ found, found_at: tx.clock.now() })
    .where('stored_as', '=', key)
    .where('found', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export const countScans = async ({ db }: Ctx, foundSince: Date) =>
  db
    .selectNoFrom((from) => [
      from
        .selectFrom('unscanned_files')
        .select(({ fn }) => fn.countAll<number>().as('waiting'))
        .where('found', 'is', null)
        .as('waiting'),
      from
        .selectFrom('unscanned_files')
        .select(({ fn }) => fn.countAll<number>().as('infected'))
        .where('found_at', '>=', foundSince)
        .as('infected'),
    ])
    .executeTakeFirstOrThrow();
