import { sql, type RawBuilder } from 'kysely';
import type { Ctx } from '../context.ts';

/**
 * Keeps the rows of people from every other writer until the transaction ends; `ids` is a query of their numbers. Whoever changes
 * something about several people holds all of them once, before the first write: docs/locks.md says what is held before what.
 */
export const holdPeople = async (ctx: Ctx, ids: RawBuilder<unknown>): Promise<void> => {
  await sql`select from users where id in (${ids}) order by id for no key update`.execute(ctx.db);
};
