import type { Insertable } from 'kysely';
import type { DB } from '#platform/db/generated/schema.ts';
import type { Plan } from './plan.ts';

/** Rows of one table, made one at a time, so that memory does not grow with the scale. */
export interface Seed {
  readonly table: keyof DB;
  readonly columns: readonly string[];
  readonly rows: (plan: Plan) => Iterable<readonly unknown[]>;
}

/** Rows that follow from earlier ones, written by one statement in the database. */
export interface DerivedSeed {
  readonly table: keyof DB;
  /** Set for tables with so few rows that dropping the indexes during the seed would gain nothing. */
  readonly few?: true;
  readonly insert: (plan: Plan) => string;
}

/** A row has exactly the named columns, of the table's types; the database refuses what is missing. */
export const defineSeed = <Table extends keyof DB, Column extends keyof Insertable<DB[Table]> & string>(
  table: Table,
  columns: readonly Column[],
  rows: (plan: Plan) => Iterable<Required<Pick<Insertable<DB[Table]>, Column>>>,
): Seed => ({
  table,
  columns,
  rows: function* (plan) {
    for (const row of rows(plan)) yield columns.map((column) => row[column]);
  },
});
