import { sql } from 'kysely';
import { transact, type Ctx } from '../context.ts';

/** As many as are told; more would say no more. */
export const mostWrongRows = 100;

export const listWrongRows = (ctx: Ctx, view: string): Promise<readonly object[]> =>
  transact(ctx, async ({ db }) => {
    // A whole table may take longer than a request may.
    await sql`set local statement_timeout = 0`.execute(db);
    const { rows } = await sql<object>`select * from ${sql.table(view)} limit ${mostWrongRows}`.execute(db);
    return rows;
  });
