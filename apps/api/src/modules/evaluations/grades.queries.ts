import { sql } from 'kysely';
import type { Ctx, SignedInCtx } from '#platform/context.ts';
import type { RowKey } from './evaluations.rules.ts';

/** What should stand in a row, and what stood there when it was read. Null: no grade. */
export interface GradeChange {
  readonly eid: number;
  readonly value: number | null;
  readonly version: number | null;
}

export interface WrittenGrade {
  readonly eid: number;
  readonly version: number | null;
}

/** All rows of one subject in one statement. What somebody changed since it was read stays as it is and is not answered. */
export const writeMany = async (
  tx: SignedInCtx,
  sid: number,
  changes: readonly GradeChange[],
): Promise<readonly WrittenGrade[]> => {
  const { rows } = await sql<WrittenGrade>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
        as row(eid integer, value smallint, version integer)
    ), cleared as (
      delete from grades as g using given
      where g.enrolment_id = given.eid and g.sid = ${sid} and g.version = given.version and given.value is null
      returning g.enrolment_id as eid, null::integer as version
    ), changed as (
      update grades as g set value = given.value, uid = ${tx.actor.id}, given_at = ${tx.clock.now()},
        version = nextval('grade_versions')
      from given
      where g.enrolment_id = given.eid and g.sid = ${sid} and g.version = given.version and given.value is not null
      returning g.enrolment_id as eid, g.version
    ), added as (
      insert into grades (enrolment_id, sid, value, uid, given_at)
      select eid, ${sid}, value, ${tx.actor.id}, ${tx.clock.now()} from given
      where version is null and value is not null
      on conflict (enrolment_id, sid) do nothing
      returning enrolment_id as eid, version
    )
    select * from cleared union all select * from changed union all select * from added`.execute(tx.db);
  return rows;
};

/** Clears the grades of these rows, whatever they are by now. */
export const removeMany = async (ctx: Ctx, keys: readonly RowKey[]): Promise<void> => {
  await ctx.db
    .deleteFrom('grades')
    .where(
      sql<boolean>`(enrolment_id, sid) in (select * from unnest(
        ${keys.map(({ eid }) => eid)}::integer[], ${keys.map(({ sid }) => sid)}::integer[]))`,
    )
    .execute();
};

/** Who gave the grades that stand in these rows. */
export const authorsOf = (ctx: Ctx, sid: number, eids: readonly number[]) =>
  ctx.db
    .selectFrom('grades as g')
    .innerJoin('users as author', 'author.id', 'g.uid')
    .select(['g.enrolment_id as eid', 'g.value', 'g.version', 'g.given_at'])
    .select(['author.id', 'author.name', 'author.user_role'])
    .where('g.sid', '=', sid)
    .where('g.enrolment_id', 'in', [...eids])
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
