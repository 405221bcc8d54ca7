import { sql } from 'kysely';
import type { Ctx } from '../context.ts';

/**
 * Keeps the rows of people from every other writer until the transaction ends. Whoever changes something about several people
 * holds all of them once, before the first write: docs/locks.md says what is held before what.
 */
export const holdPeople = async (ctx: Ctx, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  await sql`select from users where id = any(${[...ids]}::integer[]) order by id for no key update`.execute(
    ctx.db,
  );
};
