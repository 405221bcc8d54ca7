import { flag } from '@indeks/contract/common/flags';
import type { Paging } from '@indeks/contract/common/paging';
import { sql, type Insertable } from 'kysely';
import type { Range } from '#modules/identity/people/index.ts';
import type { Ctx } from '#platform/context.ts';
import type { DB } from '#platform/db/generated/schema.ts';
import { insertRow } from '#platform/db/inserting.ts';
import { fetchPage, startAtFirstPage, polishOrder } from '#platform/db/paging.ts';
import { updateVersioned, type VersionKey } from '#platform/db/versioned.ts';
import type { CountedPlace } from './meetings.rules.ts';

/** More weekends than a year has, many times over. */
const mostMeetingsOfPerson = 1_000;

/** A weekend belongs to the month in which it starts. */
export const listOfPerson = (ctx: Ctx, userId: number, range: Range) =>
  inOrder(ctx, { ...range, uid: userId })
    .limit(mostMeetingsOfPerson)
    .execute();

/** The filter of the shared calendar. */
export interface CalendarFilter extends Range {
  readonly pid?: number | undefined;
  readonly uid?: number | undefined;
}

/**
 * The first places by name that are in use or have sessions, each with its weekends counted; a place without any comes
 * once. One more than the limit shows that there are more.
 */
export const countByPlace = async (ctx: Ctx, filter: CalendarFilter, limit: number) => {
  const { rows } = await sql<CountedPlace>`
    select place.id as pid, place.name as city, place.active, weekend.*
    from (${selectPlaces(ctx, filter).limit(limit + 1)}) as place
    left join lateral (
      select start_date - (extract(isodow from start_date)::integer - 5) as friday,
        min(start_date) as start, max(end_date) as end,
        count(*) as sessions, count(distinct user_id) as lecturers
      from meetings where pid = place.id and ${isLeftBy(filter)} group by 1) as weekend on true
    order by place.name collate "pl-x-icu", place.id, weekend.friday`.execute(ctx.db);
  return rows;
};

const selectPlaces = (ctx: Ctx, filter: CalendarFilter) => {
  const places = ctx.db
    .selectFrom('places')
    .select(['places.id', 'places.name', 'places.active'])
    .orderBy(polishOrder(sql.ref('places.name')))
    .orderBy('places.id');
  const sessions = ctx.db.selectFrom('meetings').select('meetings.pid').where(isLeftBy(filter));
  // A person teaches at a few places of many: they are found by the person's sessions.
  if (filter.uid !== undefined) return places.where('places.id', 'in', sessions);
  if (filter.pid !== undefined) return places.where('places.id', '=', filter.pid);
  return places.where((row) =>
    row.or([
      row('places.active', '=', flag.on),
      row.exists(sessions.where(sql<boolean>`meetings.pid = places.id`)),
    ]),
  );
};

/** The sessions that match a filter. */
const isLeftBy = ({ from, to, pid, uid }: CalendarFilter) =>
  sql<boolean>`(${sql.join(
    [
      sql`meetings.start_date between ${from} and ${to}`,
      ...(pid === undefined ? [] : [sql`meetings.pid = ${pid}`]),
      ...(uid === undefined ? [] : [sql`meetings.user_id = ${uid}`]),
    ],
    sql` and `,
  )})`;

const order = {
  by: { start: sql.ref('meetings.start_date') },
  first: 'start',
  tieBreaker: sql.ref('meetings.id'),
} as const;

/** A page of the sessions that the filter leaves. */
export const listPage = (ctx: Ctx, { from, to, pid, uid, ...paging }: CalendarFilter & Paging<'start'>) =>
  fetchPage(
    ctx.db,
    {
      filtered: ctx.db.selectFrom('meetings').where(isLeftBy({ from, to, pid, uid })),
      order,
      search: undefined,
    },
    startAtFirstPage(paging),
    (ids) => meetings(ctx).where('meetings.id', 'in', ids).execute(),
  );

/** One more than the limit shows that there are more. */
export const listFirst = (ctx: Ctx, filter: CalendarFilter, limit: number) =>
  inOrder(ctx, filter).limit(limit).execute();

/** Rows a batch at a time, for an export of any size. */
export const stream = (ctx: Ctx, filter: CalendarFilter) => inOrder(ctx, filter).stream(200);

/** By name what a calendar is narrowed to. */
export const findNames = async (ctx: Ctx, { pid, uid }: Pick<CalendarFilter, 'pid' | 'uid'>) => {
  const { rows } = await sql<{ place: string | null; lecturer: string | null }>`select
    (select name from places where id = ${pid ?? null}) as place,
    (select listed_name from users where id = ${uid ?? null}) as lecturer`.execute(ctx.db);
  return { place: rows[0]?.place ?? null, lecturer: rows[0]?.lecturer ?? null };
};

export const find = (ctx: Ctx, id: number) => meetings(ctx).where('meetings.id', '=', id).executeTakeFirst();

export type MeetingColumns = Omit<Insertable<DB['meetings']>, 'id' | 'user_id' | 'version'>;

export const insert = (ctx: Ctx, userId: number, columns: MeetingColumns): Promise<number> =>
  insertRow(ctx.db, 'meetings', { ...columns, user_id: userId });

/** False when somebody else changed the row since it was read. */
export const update = (ctx: Ctx, key: VersionKey, columns: MeetingColumns): Promise<boolean> =>
  updateVersioned(ctx, 'meetings', key, columns);

/** It cannot be deleted before the weekend is written. */
export const holdPlace = (ctx: Ctx, id: number) =>
  ctx.db.selectFrom('places').select('active').where('id', '=', id).forKeyShare().executeTakeFirst();

/** Names are looked up row by row: as a join the planner would read all people for a month of weekends. */
const meetings = (ctx: Ctx) =>
  ctx.db
    .selectFrom('meetings')
    .select(['meetings.id', 'meetings.user_id', 'meetings.pid', 'meetings.name', 'meetings.start_date'])
    .select(['meetings.end_date', 'meetings.comment', 'meetings.version'])
    .select((row) => [
      row
        .selectFrom('users')
        .select('users.name')
        .whereRef('users.id', '=', 'meetings.user_id')
        .$asScalar()
        .$notNull()
        .as('username'),
      row
        .selectFrom('places')
        .select('places.name')
        .whereRef('places.id', '=', 'meetings.pid')
        .$asScalar()
        .$notNull()
        .as('city'),
    ]);

export type MeetingRow = Awaited<ReturnType<typeof find>> & object;

/** With the name as registers show it: surname first. */
export type ListedMeetingRow = Awaited<ReturnType<typeof listFirst>>[number];

const inOrder = (ctx: Ctx, filter: CalendarFilter) =>
  meetings(ctx)
    .select((row) =>
      row
        .selectFrom('users')
        .select('users.listed_name')
        .whereRef('users.id', '=', 'meetings.user_id')
        .$asScalar()
        .$notNull()
        .as('listed_name'),
    )
    .where(isLeftBy(filter))
    .orderBy(sql.ref('meetings.start_date'))
    .orderBy('meetings.id');
