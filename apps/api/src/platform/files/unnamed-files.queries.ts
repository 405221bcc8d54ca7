import { sql } from 'kysely';
import type { Ctx } from '../context.ts';
import type { FileColumn } from './file-columns.ts';

/** Selects the keys that no row names. */
export const findUnnamed = async (
  { db, services: { fileColumns } }: Ctx,
  keys: readonly string[],
): Promise<string[]> => {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${[...keys]}::text[]) as given (key)
    where ${sql.join(fileColumns.map(isNotIn), sql` and `)}`.execute(db);
  return rows.map(({ key }) => key);
};

const isNotIn = ({ table, column }: FileColumn) =>
  sql`not exists (select from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = given.key)`;
