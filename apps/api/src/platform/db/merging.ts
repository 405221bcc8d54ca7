import { sql, type SelectQueryBuilder } from 'kysely';
import type { Database } from './database.ts';
import type { DB } from './generated/schema.ts';
import type { Sorting } from './picking.ts';

/** One of the values must stand in the column. */
export interface OneOf<Column> {
  readonly column: Column;
  readonly values: readonly (string | number)[];
  /** Another table with the same columns, read under the alias of the first one. */
  readonly from?: keyof DB | undefined;
}

/**
 * The rows of a table that have one of several values, for a list that is read in its order: one part for each value. The
 * database reads each part in order from an index that begins with the column, merges them, and stops where the page ends.
 * For `column in (…)` it walks through everybody or sorts all that it collected.
 */
export const selectMerged = <T extends keyof DB, Column extends keyof DB[T] & string>(
  db: Database,
  table: T,
  { column, values, from = table }: OneOf<Column>,
  { key, id, direction }: Sorting,
): SelectQueryBuilder<DB, T, object> => {
  // A part that is not in order itself is not merged.
  const part = (value: string | number | null) =>
    sql`select * from (select * from ${sql.table(from)} as ${sql.table(table)} where ${sql.ref(column)} = ${value}
      order by ${key} ${direction}, ${id} ${direction}) as part`;
  const parts = values.length === 0 ? [part(null)] : [...new Set(values)].map(part);
  const rows = sql`(${sql.join(parts, sql` union all `)})`;
  return db.selectFrom(rows.as(table));
};
