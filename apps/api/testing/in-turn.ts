import { sql, type SelectQueryBuilder } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import type { DB } from '#platform/db/generated/schema.ts';
import { eventually } from './patience.ts';

type Held = 'messages' | 'conversations' | 'issues' | 'broadcasts' | 'online_meetings' | 'users';

interface HeldRow {
  readonly table: Held;
  readonly id: number;
}

/** Each act waits for the row that is held, in their order; then all of them go on. */
export const doInTurn = <Told>(
  db: Database,
  row: HeldRow,
  acts: readonly (() => Promise<Told>)[],
): Promise<Told[]> => doBeside(db, row, acts);

/** The same, with an act that asks for another row: it is done from end to end while the others wait. */
export const doBeside = async <Told>(
  db: Database,
  { table, id }: HeldRow,
  acts: readonly (() => Promise<Told>)[],
  passing?: () => Promise<Told>,
): Promise<Told[]> => {
  const begun: Promise<Told>[] = [];
  await db.transaction().execute(async (held) => {
    // Kysely cannot follow a table that is a variable; all of these have an id.
    const rows = held.selectFrom(table as 'issues') as SelectQueryBuilder<DB, 'issues', object>;
    await rows.select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
    for (const act of acts) {
      begun.push(act());
      // The order is what is tested.
      // oxlint-disable-next-line no-await-in-loop
      await eventually(async () => expect(await countWaiting(db)).toBe(begun.length));
    }
    if (passing) begun.push(Promise.resolve(await passing()));
  });
  return Promise.all(begun);
};

const countWaiting = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ waiting: number }>`select count(*)::integer as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.waiting ?? 0;
};
