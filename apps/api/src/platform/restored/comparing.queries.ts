import { sql } from 'kysely';
import { transact, type Ctx } from '../context.ts';
import type { FileColumn } from '../files/file-columns.ts';

/** A whole table may take longer than a request may. */
const unhurried = <T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  transact(ctx, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx.db);
    return work(tx);
  });

export const countRows = (ctx: Ctx): Promise<{ tables: number; rows: number }> =>
  unhurried(ctx, async ({ db }) => {
    const { rows: tables } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
    let all = 0;
    for (const { name } of tables) {
      const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(
        db,
      );
      all += rows[0]?.count ?? 0;
    }
    return { tables: tables.length, rows: all };
  });

/** When something was changed for the last time, by the audit log. */
export const lastChange = async ({ db }: Ctx): Promise<Date | undefined> => {
  const { rows } = await sql<{ at: Date | null }>`select max(at) as at from audit_log`.execute(db);
  return rows[0]?.at ?? undefined;
};

/** How much was changed before the moment, and what: two databases with the same history give the same. */
export const historyBefore = (ctx: Ctx, moment: Date): Promise<{ count: number; sum: number }> =>
  unhurried(ctx, async ({ db }) => {
    const { rows } = await sql<{ count: number; sum: number }>`
      select count(*) as count,
        coalesce(sum(hashtext(concat_ws('|', id, action, subject_id, before, after))), 0) as sum
      from audit_log where at < ${moment}::timestamptz`.execute(db);
    return rows[0] ?? { count: 0, sum: 0 };
  });

/** Every key that a row names, without files that were taken away because they were infected. */
export const listNamedFiles = (ctx: Ctx): Promise<readonly string[]> =>
  unhurried(ctx, async ({ db, services: { fileColumns } }) => {
    const { rows } = await sql<{ key: string }>`
      (${sql.join(fileColumns.map(keysOf), sql` union `)})
      except select stored_as from unscanned_files where found is not null`.execute(db);
    return rows.map(({ key }) => key);
  });

const keysOf = ({ table, column }: FileColumn) =>
  sql`select ${sql.ref(column)} as key from ${sql.table(table)} where ${sql.ref(column)} is not null`;
