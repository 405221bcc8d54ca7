import type { Term } from '@indeks/contract/studies/evaluations/evaluations.keys';
import { sql } from 'kysely';
import type { Ctx, SignedInCtx } from '#platform/context.ts';

/** The requested result of a term of a row, and the result when it was read. Null: none; 0: did not come. */
export interface AttemptChange {
  readonly eid: number;
  readonly term: Term;
  readonly value: number | null;
  readonly version: number | null;
}

export interface WrittenAttempt {
  readonly eid: number;
  readonly version: number | null;
}

/** All rows of one subject in one statement. What somebody changed since it was read stays as it is and is not answered. */
export const writeMany = async (
  tx: SignedInCtx,
  sid: number,
  changes: readonly AttemptChange[],
): Promise<readonly WrittenAttempt[]> => {
  const { rows } = await sql<WrittenAttempt>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
        as row(eid integer, term smallint, value smallint, version integer)
    ), cleared as (
      delete from attempts as a using given
      where a.enrolment_id = given.eid and a.sid = ${sid} and a.term = given.term
        and a.version = given.version and given.value is null
      returning a.enrolment_id as eid, null::integer as version
    ), changed as (
      update attempts as a set value = given.value, uid = ${tx.actor.id}, given_at = ${tx.clock.now()},
        version = nextval('grade_versions')
      from given
      where a.enrolment_id = given.eid and a.sid = ${sid} and a.term = given.term
        and a.version = given.version and given.value is not null
      returning a.enrolment_id as eid, a.version
    ), added as (
      insert into attempts (enrolment_id, sid, term, value, uid, given_at)
      select eid, ${sid}, term, value, ${tx.actor.id}, ${tx.clock.now()} from given
      where version is null and value is not null
      on conflict (enrolment_id, sid, term) do nothing
      returning enrolment_id as eid, version
    )
    select * from cleared union all select * from changed union all select * from added`.execute(tx.db);
  return rows;
};

/** The days on which people were examined. */
export const setExamDays = async (
  tx: Ctx,
  { sid, term }: { readonly sid: number; readonly term: Term },
  days: readonly { readonly eid: number; readonly day: string }[],
): Promise<void> => {
  await sql`
    update attempts as a set examined_on = given.day
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as given(eid integer, day date)
    where a.enrolment_id = given.eid and a.sid = ${sid} and a.term = ${term}
      and a.examined_on is distinct from given.day`.execute(tx.db);
};

/** The author of each result in these rows, term by term. */
export const findAuthors = (ctx: Ctx, sid: number, eids: readonly number[]) =>
  ctx.db
    .selectFrom('attempts as a')
    .innerJoin('users as author', 'author.id', 'a.uid')
    .select(['a.enrolment_id as eid', 'a.value', 'a.version', 'a.given_at'])
    .select(['author.id', 'author.name', 'author.user_role'])
    .select((row) => row.ref('a.term').$castTo<Term>().as('term'))
    .where('a.sid', '=', sid)
    .where('a.enrolment_id', 'in', [...eids])
    .orderBy('a.term')
    .execute();

/** How many grades an enrolment has in the subjects of these courses. */
export const countGrades = async (ctx: Ctx, eid: number, cids: readonly number[]): Promise<number> => {
  const { count } = await ctx.db
    .selectFrom('grades as g')
    .innerJoin('subjects as s', 's.id', 'g.sid')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('g.enrolment_id', '=', eid)
    .where('s.cid', 'in', [...cids])
    .executeTakeFirstOrThrow();
  return count;
};
