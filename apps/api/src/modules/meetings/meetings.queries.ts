import type { Paging } from '@indeks/contract/common/paging';
import { daysAfter } from '@indeks/contract/months/months.rules';
import { sql, type Insertable } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import type { DB } from '#platform/db/generated/schema.ts';
import { fetchPage } from '#platform/db/paging.ts';
import { updateVersioned, type VersionKey } from '#platform/db/versioned.ts';

export interface Range {
  readonly from: string;
  readonly to: string;
}

/** More weekends than a year has, many times over. */
const mostMeetingsOfPerson = 1_000;

/** A weekend belongs to the month in which it starts. */
export const ofPerson = (ctx: Ctx, userId: number, range: Range) =>
  inRange(ctx, range).where('meetings.user_id', '=', userId).limit(mostMeetingsOfPerson).execute();

/** Of each day of the range the first weekends that begin on it, the longest first. */
export const firstOfDays = (ctx: Ctx, range: Range, ofEachDay: number) =>
  meetings(ctx)
    .where(
      'meetings.id',
      '=',
      // As an array the ids are looked up one by one; as a join the planner might read the whole table.
      sql<number>`any(array(select first.id
        from ${daysOf(range)} as day
        cross join lateral (
          select m.id from meetings as m where m.start_date = day::date
          order by m.end_date desc, m.id limit ${ofEachDay}) as first))`,
    )
    .orderBy('meetings.start_date')
    .orderBy('meetings.end_date', 'desc')
    .orderBy('meetings.id')
    .execute();

/** How many weekends last from one day to another; day by day, so that each is counted in an index. */
export const countsByDays = async (ctx: Ctx, range: Range) => {
  const { rows } = await sql<{ start: string; end: string; total: number }>`
    select day::date as start, ending.end_date as end, ending.total
    from ${daysOf(range)} as day
    cross join lateral (
      select m.end_date, count(*) as total from meetings as m
      where m.start_date = day::date group by m.end_date) as ending
    order by day`.execute(ctx.db);
  return rows;
};

const daysOf = ({ from, to }: Range) => sql`generate_series(${from}::date, ${to}::date, interval '1 day')`;

const order = {
  by: { start: sql.ref('meetings.start_date') },
  first: 'start',
  tieBreaker: sql.ref('meetings.id'),
} as const;

/** Those that go on on the day. A weekend has at most three days; this is what the index can find. */
export const ofDay = (ctx: Ctx, { day, ...paging }: Paging<'start'> & { readonly day: string }) => {
  const filtered = ctx.db
    .selectFrom('meetings')
    .where('meetings.start_date', '>=', daysAfter(day, -2))
    .where('meetings.start_date', '<=', day)
    .where('meetings.end_date', '>=', day);
  return fetchPage(
    ctx.db,
    { filtered, order, search: undefined },
    { ...paging, page: paging.page ?? 1 },
    (ids) => meetings(ctx).where('meetings.id', 'in', ids).execute(),
  );
};

/** One more than the limit shows that there are more. */
export const firstOfAll = (ctx: Ctx, range: Range, limit: number) =>
  inRange(ctx, range)
    .limit(limit + 1)
    .execute();

/** Rows a batch at a time, for an export of any size. */
export const streamOfAll = (ctx: Ctx, range: Range) => inRange(ctx, range).stream(200);

export const find = (ctx: Ctx, id: number) => meetings(ctx).where('meetings.id', '=', id).executeTakeFirst();

export type MeetingColumns = Omit<Insertable<DB['meetings']>, 'id' | 'user_id' | 'version'>;

export const insert = async (ctx: Ctx, userId: number, columns: MeetingColumns): Promise<number> => {
  const { id } = await ctx.db
    .insertInto('meetings')
    .values({ ...columns, user_id: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** False when somebody else changed the row since it was read. */
export const update = (ctx: Ctx, key: VersionKey, columns: MeetingColumns): Promise<boolean> =>
  updateVersioned(ctx, 'meetings', key, columns);

/** The place is locked, so that it cannot be deleted before the weekend is written. */
export const findPlace = (ctx: Ctx, id: number) =>
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

const inRange = (ctx: Ctx, { from, to }: Range) =>
  meetings(ctx)
    .where('meetings.start_date', '>=', from)
    .where('meetings.start_date', '<=', to)
    .orderBy(sql.ref('meetings.start_date'))
    .orderBy('meetings.id');
