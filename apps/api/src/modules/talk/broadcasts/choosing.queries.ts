import type { SkipReason } from '@indeks/contract/talk/broadcasts/broadcasts.keys';
import type { ChosenPeople } from '@indeks/contract/talk/broadcasts/broadcasts.schemas';
import type { Role } from '@indeks/contract/access/roles';
import { sql } from 'kysely';
import type { Ctx, SignedInCtx } from '#platform/context.ts';
import { matchesSearch } from '#platform/db/searching.ts';

export interface Chosen {
  readonly id: number;
  readonly listed_name: string;
  readonly role: Role;
  /** Why the person is left out; null when the message goes to them. */
  readonly reason: SkipReason | null;
  /** The account is inactive, not archived: a mail reaches its owner. */
  readonly mailable: boolean;
}

/** The chosen people in the given order, without the sender. */
export const listAccounts = async (
  ctx: SignedInCtx,
  ids: readonly number[],
  mailsInactive = false,
): Promise<Chosen[]> => {
  const { rows } = await sql<Chosen>`
    select u.id, u.listed_name, u.user_role as role,
      case when u.id = ${ctx.actor.id} then 'self'
        when u.archived_at is not null or (u.active = 0 and not ${mailsInactive}::boolean) then 'inactive' end as reason,
      u.active = 0 and u.archived_at is null and u.id <> ${ctx.actor.id} as mailable
    from unnest(${ids}::integer[]) with ordinality as named (id, position)
    join users as u on u.id = named.id order by named.position`.execute(ctx.db);
  return rows;
};

/** Everybody else with an open account, by name. */
export const everyoneElse = async (ctx: Ctx, senderId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select users.id from users where users.active = 1 and users.archived_at is null and users.id <> ${senderId}
    order by users.listed_name collate "pl-x-icu", users.id`.execute(ctx.db);
  return rows.map(({ id }) => id);
};

type Narrowing = Pick<ChosenPeople, 'never' | 'debt' | 'ungraded'>;

/** Those of the people who also never logged in, owe something, or lack a grade; in the same order. */
export const narrow = async (
  ctx: Ctx,
  ids: readonly number[],
  { never, debt, ungraded }: Narrowing,
): Promise<readonly number[]> => {
  if (!never && !debt && ungraded === undefined) return ids;
  const conditions = [
    never && sql`u.first_login_at is null`,
    debt === 'owed' && sql`exists (select from due_list as d where d.uid = u.id)`,
    debt === 'overdue' &&
      sql`exists (select from due_list as d where d.uid = u.id and d.day < ${ctx.clock.today()}::date)`,
    ungraded !== undefined && lacksGrade(ungraded),
  ].filter((condition) => typeof condition === 'object');
  const { rows } = await sql<{ id: number }>`
    select u.id from unnest(${ids}::integer[]) with ordinality as named (id, position)
    join users as u on u.id = named.id
    where ${sql.join(conditions, sql` and `)} order by named.position`.execute(ctx.db);
  return rows.map(({ id }) => id);
};

/** Somebody who has the subject in their programme, and no grade of it that counts. */
const lacksGrade = (subjectId: number) => sql`exists (select from subjects as s
  join enrolment_courses as ec on ec.cid = s.cid
  join enrolments as e on e.id = ec.enrolment_id
  where s.id = ${subjectId} and e.uid = u.id and e.archived_at is null and s.after_join = programme_of(e.date)
    and not exists (select from grades as g where g.enrolment_id = e.id and g.sid = s.id))`;

/** The first of the people in whose words the letters stand. */
export const findAmong = async (
  ctx: Ctx,
  ids: readonly number[],
  letters: string,
  limit: number,
): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`
    select u.id from unnest(${ids}::integer[]) with ordinality as named (id, position)
    join users as u on u.id = named.id
    where ${matchesSearch(sql.ref('u.search'), letters)} order by named.position limit ${limit}`.execute(
    ctx.db,
  );
  return rows.map(({ id }) => id);
};
