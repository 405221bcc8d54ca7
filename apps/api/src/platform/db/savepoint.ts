import { sql } from 'kysely';
import type { Ctx } from '../context.ts';
import { brokenConstraint } from './constraint-errors.ts';

/**
 * False when a foreign key forbade the work. Only the work is undone, and the transaction goes on: the key is asked,
 * and not a list of tables that somebody would have to keep.
 */
export const unlessReferenced = async (ctx: Ctx, work: () => Promise<unknown>): Promise<boolean> => {
  await sql`savepoint attempt`.execute(ctx.db);
  try {
    await work();
    await sql`release savepoint attempt`.execute(ctx.db);
    return true;
  } catch (error) {
    if (brokenConstraint(error)?.kind !== 'foreign-key') throw error;
    await sql`rollback to savepoint attempt`.execute(ctx.db);
    await sql`release savepoint attempt`.execute(ctx.db);
    return false;
  }
};
