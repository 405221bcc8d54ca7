import { nameWithDegree } from '@indeks/contract/identity/people/names.rules';
import { flag } from '@indeks/contract/common/flags';
import { sql } from 'kysely';
import { pickReporting, sendsReports } from '#modules/identity/people/index.ts';
import type { Ctx } from '#platform/context.ts';
import { polishOrder } from '#platform/db/paging.ts';

const leaders = (ctx: Ctx) => ctx.db.selectFrom('users').where(sendsReports());

export const listHosts = async (ctx: Ctx, term: string | undefined, day: string) => {
  const found = await pickReporting(ctx, leaders(ctx), term, (ids) =>
    ctx.db
      .selectFrom('users')
      .leftJoin('zoom_uses', (join) =>
        join.onRef('zoom_uses.host_id', '=', 'users.id').on('zoom_uses.day', '=', day),
      )
      .select(['users.id', 'users.name', 'users.degree', 'zoom_uses.used'])
      .where('users.id', 'in', ids)
      .execute(),
  );
  return found.map(({ id, used, ...person }) => ({ id, name: nameWithDegree(person), used: used ?? 0 }));
};

export const findHost = (ctx: Ctx, userId: number) =>
  leaders(ctx).select(['users.id', 'users.email']).where('users.id', '=', userId).executeTakeFirst();

export const countUses = async (ctx: Ctx, hostId: number, day: string): Promise<number> => {
  const row = await ctx.db
    .selectFrom('zoom_uses')
    .select('used')
    .where('host_id', '=', hostId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.used ?? 0;
};

/** More than a course has in an intake, many times over. */
const mostStudents = 1_000;

/** Students of a course, of one intake or of all, by name. */
export const listStudents = (ctx: Ctx, cid: number, date: string | undefined) => {
  let query = ctx.db
    .selectFrom('student_list')
    .select(['uid', 'name as username', 'date', 'cid'])
    .where('cid', '=', cid)
    .orderBy('name')
    .orderBy('uid')
    .limit(mostStudents);
  if (date !== undefined) query = query.where('date', '=', date);
  return query.execute();
};

export const findCourse = (ctx: Ctx, cid: number) =>
  ctx.db
    .selectFrom('courses')
    .select('id')
    .where('id', '=', cid)
    .where('active', '=', flag.on)
    .executeTakeFirst();

/** How many of these people are on the course. */
export const countStudents = async (ctx: Ctx, cid: number, ids: readonly number[]): Promise<number> => {
  const { amount } = await ctx.db
    .selectFrom('student_list')
    .select(({ fn }) => fn.count<number>('uid').distinct().as('amount'))
    .where('cid', '=', cid)
    .where('uid', 'in', ids)
    .executeTakeFirstOrThrow();
  return amount;
};

interface Invited {
  readonly meetingIds: readonly number[];
  readonly userIds: readonly number[];
  readonly hostId: number | null;
}

/** The same people for all of the meetings; a host among the participants is the host. */
export const invite = async (ctx: Ctx, { meetingIds, userIds, hostId }: Invited): Promise<void> => {
  const people = [...new Set([...userIds, ...(hostId === null ? [] : [hostId])])];
  await sql`
    insert into online_meeting_people (meeting_id, user_id, host)
    select m, u, u is not distinct from ${hostId}::integer
    from unnest(${[...meetingIds]}::integer[]) as m cross join unnest(${people}::integer[]) as u
    on conflict (meeting_id, user_id) do nothing`.execute(ctx.db);
};

/** Those who are no longer invited, and whether they knew. */
export const uninvite = (ctx: Ctx, meetingId: number, kept: readonly number[]) =>
  ctx.db
    .deleteFrom('online_meeting_people')
    .where('meeting_id', '=', meetingId)
    .where('host', '=', false)
    .where(sql<boolean>`not (user_id = any(${[...kept]}::integer[]))`)
    .returning(['user_id', 'told'])
    .execute();

/** By name, surname first. */
export const listPeople = (ctx: Ctx, meetingId: number) =>
  ctx.db
    .selectFrom('online_meeting_people as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.id', 'p.user_id', 'p.host', 'p.minutes', 'p.joined_at', 'p.left_at', 'p.registrant_id'])
    .select(['u.listed_name'])
    .where('p.meeting_id', '=', meetingId)
    .orderBy(polishOrder(sql.ref('u.listed_name')))
    .orderBy('p.id')
    .execute();

export const findPerson = (ctx: Ctx, meetingId: number, userId: number) =>
  ctx.db
    .selectFrom('online_meeting_people as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.id', 'p.sealed_link', 'u.email', 'u.given_name', 'u.surname'])
    .where('p.meeting_id', '=', meetingId)
    .where('p.user_id', '=', userId)
    .executeTakeFirst();

export const keepLink = (ctx: Ctx, id: number, registrantId: string, sealedLink: string) =>
  ctx.db
    .updateTable('online_meeting_people')
    .set({ registrant_id: registrantId, sealed_link: sealedLink })
    .where('id', '=', id)
    .execute();
