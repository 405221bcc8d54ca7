import { sql } from 'kysely';
import type { Ctx } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { Owner, SealedColumn } from './sealed-columns.ts';

/** `v1.<key id>.…` with an id of at most 32 characters: the long rest of the value is not read. */
const keyIdOf = (column: SealedColumn) =>
  sql<string>`split_part(left(${sql.ref(column.column)}, 36), '.', 2)`;

export const countByKey = async (db: Database, column: SealedColumn) => {
  const { rows } = await sql<{ keyId: string; rows: number }>`
    select ${keyIdOf(column)} as "keyId", count(*) as rows from ${sql.table(column.table)}
    where ${sql.ref(column.column)} is not null group by 1 order by 1`.execute(db);
  return rows;
};

interface SealedRow {
  readonly key: Owner;
  readonly owner: Owner;
  readonly sealed: string;
}

/** The next rows under another key. Locked rows are skipped (`skip locked`), so that no deadlock can arise. */
export const holdBatch = async (
  tx: Ctx,
  column: SealedColumn,
  { currentKey, after, size }: { currentKey: string; after: Owner | undefined; size: number },
): Promise<readonly SealedRow[]> => {
  const key = sql.ref(column.key);
  const { rows } = await sql<SealedRow>`
    select ${key} as key, ${sql.ref(column.owner)} as owner, ${sql.ref(column.column)} as sealed
    from ${sql.table(column.table)}
    where ${sql.ref(column.column)} is not null and ${keyIdOf(column)} <> ${currentKey}
      ${after === undefined ? sql`` : sql`and ${key} > ${after}`}
    order by ${key} limit ${size} for update skip locked`.execute(tx.db);
  return rows;
};

export const replaceSealed = (tx: Ctx, column: SealedColumn, { key, sealed }: Omit<SealedRow, 'owner'>) =>
  sql`update ${sql.table(column.table)} set ${sql.ref(column.column)} = ${sealed}
      where ${sql.ref(column.key)} = ${key}`.execute(tx.db);
