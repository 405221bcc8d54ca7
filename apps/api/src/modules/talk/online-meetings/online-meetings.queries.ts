import { roles, isSecretariat } from '@indeks/contract/access/roles';
import type { MeetingList } from '@indeks/contract/talk/online-meetings/online-meetings.keys';
import type { Paging } from '@indeks/contract/common/paging';
import { sql, type Insertable, type Updateable } from 'kysely';
import { searchByPerson } from '#modules/identity/people/index.ts';
import type { Ctx, SignedInCtx } from '#platform/context.ts';
import type { DB } from '#platform/db/generated/schema.ts';
import { fetchPage } from '#platform/db/paging.ts';
import { matchesSearch, type Search } from '#platform/db/searching.ts';
import { updateVersioned, type VersionKey } from '#platform/db/versioned.ts';

export interface MeetingsFilter extends Paging<'start'> {
  readonly cids: readonly number[] | undefined;
  /** This one alone, whenever it is. */
  readonly id: number | undefined;
  /** Only meetings that have this person. */
  readonly userId: number | undefined;
  /** Only those that are made at Zoom. */
  readonly made: boolean;
  readonly when: MeetingList;
}

/** Longer than any meeting lasts. */
const longest = sql`interval '2 hours'`;

const order = {
  by: { start: sql.ref('online_meetings.starts_at') },
  first: 'start',
  tieBreaker: sql.ref('online_meetings.id'),
} as const;

export const list = (ctx: SignedInCtx, { cids, id, userId, made, when, ...paging }: MeetingsFilter) => {
  let filtered =
    id === undefined ? selectWhen(ctx, when) : standing(ctx).where('online_meetings.id', '=', id);
  if (made) filtered = filtered.where('online_meetings.zoom_id', 'is not', null);
  if (cids) filtered = filtered.where('online_meetings.cid', 'in', [...cids]);
  if (userId !== undefined) filtered = filtered.where('online_meetings.id', 'in', selectIds(ctx, userId));
  return fetchPage(
    ctx.db,
    { filtered, order, search: paging.search ? searchFor(ctx, paging.search) : undefined },
    { ...paging, page: paging.page ?? 1, sortDesc: when !== 'upcoming' },
    (ids) => meetings(ctx).where('m.id', 'in', ids).execute(),
  );
};

const standing = (ctx: Ctx) =>
  ctx.db.selectFrom('online_meetings').where('online_meetings.removed_at', 'is', null);

/** The bound of the beginning lets an index in its order leave out the rest. */
const selectWhen = (ctx: Ctx, when: MeetingList) => {
  const now = ctx.clock.now();
  const listed = standing(ctx).where('online_meetings.hidden_at', when === 'hidden' ? 'is not' : 'is', null);
  return when === 'upcoming'
    ? listed.where('starts_at', '>', sql<Date>`${now}::timestamptz - ${longest}`).where('ends_at', '>', now)
    : listed.where('starts_at', '<=', now).where('ends_at', '<=', now);
};

const secretariat = roles.filter(isSecretariat);

/** By the topic, the course or the host; the people of the secretariat are not named, and so not found. */
const searchFor = (ctx: Ctx, term: string): Search => {
  const { ids: hosts } = searchByPerson(ctx, sql.ref('named.host_id'), term);
  const named = ctx.db.selectFrom('online_meetings as named').where(
    sql<boolean>`(named.cid in (select c.id from courses as c where ${matchesSearch(sql.ref('c.search'), term)})
      or named.host_id in (${hosts}) and named.host_id not in (
        select o.id from users as o where o.user_role in (${sql.join(secretariat)})))`,
  );
  return {
    own: matchesSearch(sql.ref('online_meetings.search'), term),
    linked: {
      column: sql.ref('online_meetings.id'),
      ids: named.select('named.id'),
      matches: sql<boolean>`exists (${named.select('named.id').where('named.id', '=', sql<number>`online_meetings.id`)})`,
    },
  };
};

const selectIds = (ctx: Ctx, userId: number) =>
  ctx.db
    .selectFrom('online_meeting_people as own')
    .select('own.meeting_id')
    .where('own.user_id', '=', userId);

/** Cancelled ones are gone for everybody but the job. */
export const findMany = (ctx: SignedInCtx, ids: readonly number[]) =>
  meetings(ctx).where('m.id', 'in', ids).where('m.removed_at', 'is', null).execute();

export const find = async (ctx: SignedInCtx, id: number) => (await findMany(ctx, [id]))[0];

/** A meeting as the caller may see it; without the password. */
const meetings = (ctx: SignedInCtx) =>
  ctx.db
    .selectFrom('online_meetings as m')
    .innerJoin('courses', 'courses.id', 'm.cid')
    .leftJoin('users as host', 'host.id', 'm.host_id')
    .select(['m.id', 'm.topic', 'm.starts_at', 'm.ends_at', 'm.duration', 'm.cid', 'm.sid', 'm.semester'])
    .select(['m.host_id', 'm.waiting_room', 'm.host_video', 'm.participant_video', 'm.state', 'm.problem'])
    .select(['m.zoom_id', 'm.attendance_at', 'm.strangers', 'm.version', 'm.hidden_at', 'm.series'])
    .select(['courses.name as course_name', 'host.name as host_name', 'host.degree as host_degree'])
    .select(['host.email as host_email', 'host.user_role as host_role'])
    .select((row) => [
      row
        .selectFrom('online_meeting_people as p')
        .select((p) => p.fn.countAll<number>().as('amount'))
        .whereRef('p.meeting_id', '=', 'm.id')
        .where('p.host', '=', false)
        .as('participants'),
      row
        .selectFrom('online_meeting_people as p')
        .select((p) => p.fn.countAll<number>().as('amount'))
        .whereRef('p.meeting_id', '=', 'm.id')
        .where('p.told', '=', true)
        .as('told'),
      row
        .selectFrom('online_meeting_people as p')
        .select((p) => p.fn.countAll<number>().as('amount'))
        .whereRef('p.meeting_id', '=', 'm.id')
        .where('p.host', '=', false)
        .where('p.minutes', '>', 0)
        .as('attended'),
      row
        .exists(
          row
            .selectFrom('online_meeting_people as me')
            .select('me.id')
            .whereRef('me.meeting_id', '=', 'm.id')
            .where('me.user_id', '=', ctx.actor.id),
        )
        .as('mine'),
    ]);
export type MeetingRow = Awaited<ReturnType<typeof findMany>>[number];

export const insertMany = async (
  ctx: Ctx,
  rows: readonly Insertable<DB['online_meetings']>[],
): Promise<number[]> => {
  const made = await ctx.db
    .insertInto('online_meetings')
    .values([...rows])
    .returning('id')
    .execute();
  return made.map(({ id }) => id);
};

/** False when somebody else changed the row since it was read. */
export const update = (ctx: Ctx, key: VersionKey, columns: Omit<Updateable<DB['online_meetings']>, 'id'>) =>
  updateVersioned(ctx, 'online_meetings', key, columns);

/** The jobs are told by the state; the version stays, since nothing of the meeting changes. */
export const queueAgain = (ctx: Ctx, id: number) =>
  ctx.db
    .updateTable('online_meetings')
    .set({ state: 'queued', problem: null, tries: 0 })
    .where('id', '=', id)
    .execute();

export const cancel = (ctx: Ctx, ids: readonly number[]) =>
  ctx.db.updateTable('online_meetings').set({ removed_at: ctx.clock.now() }).where('id', 'in', ids).execute();

export const setHidden = (ctx: Ctx, id: number, hidden: boolean) =>
  ctx.db
    .updateTable('online_meetings')
    .set({ hidden_at: hidden ? ctx.clock.now() : null })
    .where('id', '=', id)
    .execute();
