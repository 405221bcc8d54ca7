import { sql, type RawBuilder } from 'kysely';
import type { Ctx } from '../context.ts';

/** Numbers of people: known, or a query of them. */
type People = readonly number[] | RawBuilder<unknown>;

/**
 * Keeps the rows of people from every other writer until the transaction ends. Whoever changes something about several people holds
 * all of them once, before the first write: docs/locks.md says what is held before what.
 */
export const holdPeople = async (ctx: Ctx, people: People): Promise<void> => {
  await sql`${chosen(people)} for no key update`.execute(ctx.db);
};

/** Keeps people from being deleted before the transaction ends, for rows that point at several of them. Others may change them. */
export const holdFromRemoval = async (ctx: Ctx, people: People): Promise<void> => {
  await sql`${chosen(people)} for key share`.execute(ctx.db);
};

/** The people of enrolments, before the enrolments or anything of theirs is written. */
export const holdPeopleOfEnrolments = (ctx: Ctx, ids: readonly number[]): Promise<void> =>
  holdPeople(ctx, sql`select uid from enrolments where id = any(${[...ids]}::integer[])`);

const chosen = (people: People) =>
  sql`select from users where id in (${'toOperationNode' in people ? people : sql`select unnest(${[...people]}::integer[])`}) order by id`;
