import { flag } from '@indeks/contract/common/flags';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';

const feeds = (ctx: Ctx) =>
  ctx.db
    .selectFrom('calendar_feeds as f')
    .leftJoin('places', 'places.id', 'f.place_id')
    .select(['f.id', 'f.user_id', 'f.place_id', 'f.created_at', 'places.name as place_name']);

export const listFeeds = (ctx: Ctx, userId: number) =>
  feeds(ctx)
    .where('f.user_id', '=', userId)
    .orderBy(sql`f.place_id nulls first`)
    .limit(500)
    .execute();
export type FeedRow = Awaited<ReturnType<typeof listFeeds>>[number];

export const find = (ctx: Ctx, id: number) => feeds(ctx).where('f.id', '=', id).executeTakeFirst();

export const findPlace = (ctx: Ctx, placeId: number) =>
  ctx.db.selectFrom('places').select(['id', 'name']).where('id', '=', placeId).executeTakeFirst();

/** In the place of the address that there was. */
export const put = async (ctx: Ctx, userId: number, placeId: number | null, tokenHash: string) => {
  const values = { token_hash: tokenHash, created_at: ctx.clock.now() };
  const { id } = await ctx.db
    .insertInto('calendar_feeds')
    .values({ user_id: userId, place_id: placeId, ...values })
    .onConflict((known) => known.columns(['user_id', 'place_id']).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Whose calendar it is; nobody's when the account is closed. */
export const findByToken = (ctx: Ctx, tokenHash: string) =>
  ctx.db
    .selectFrom('calendar_feeds as f')
    .innerJoin('users as u', 'u.id', 'f.user_id')
    .leftJoin('places', 'places.id', 'f.place_id')
    .select(['f.user_id', 'f.place_id', 'u.name', 'u.user_role', 'places.name as place_name'])
    .where('f.token_hash', '=', tokenHash)
    .where('u.active', '=', flag.on)
    .where('u.archived_at', 'is', null)
    .executeTakeFirst();

/** More than anybody has within the days of a calendar, many times over. */
const mostEvents = 1_000;

export interface Weekend {
  readonly pid: number;
  readonly place: string;
  readonly address: string;
  readonly start: string;
  readonly end: string;
  /** Who teaches, by name. */
  readonly lecturers: string;
}

/** Weekends of a place from a day on, each once with those who teach. */
export const weekendsAt = (ctx: Ctx, placeId: number, from: string) =>
  weekends(ctx, sql`m.pid = ${placeId}`, from);

/** Weekends at which a person teaches, and those of the places where the person studies. */
export const listWeekends = (ctx: Ctx, userId: number, from: string) =>
  weekends(
    ctx,
    sql`m.user_id = ${userId}
      or m.pid in (select pid from student_list where uid = ${userId} and latest >= ${from}::date - 730)`,
    from,
  );

const weekends = async (ctx: Ctx, condition: ReturnType<typeof sql>, from: string): Promise<Weekend[]> => {
  const { rows } = await sql<Weekend>`
    select m.pid, p.name as place, p.address, min(m.start_date) as start, max(m.end_date) as end,
      string_agg(distinct u.name, ', ') as lecturers
    from meetings as m join places as p on p.id = m.pid join users as u on u.id = m.user_id
    where m.start_date >= ${from} and (${condition})
    group by m.pid, p.name, p.address, m.start_date - (extract(isodow from m.start_date)::integer - 5)
    order by 4, 1 limit ${mostEvents}`.execute(ctx.db);
  return rows;
};

/** Meetings at Zoom in which a person takes part. */
export const listOnlineMeetings = (ctx: Ctx, userId: number, from: string) =>
  online(ctx, from)
    .where('m.id', 'in', (row) =>
      row
        .selectFrom('online_meeting_people as own')
        .select('own.meeting_id')
        .where('own.user_id', '=', userId),
    )
    .execute();

/** Those that somebody who studies at the place takes part in. */
export const onlineAt = (ctx: Ctx, placeId: number, from: string) =>
  online(ctx, from)
    .where(
      sql<boolean>`exists (select from online_meeting_people as own join student_list as s on s.uid = own.user_id
        where own.meeting_id = m.id and s.pid = ${placeId} and s.cid = m.cid)`,
    )
    .execute();

const online = (ctx: Ctx, from: string) =>
  ctx.db
    .selectFrom('online_meetings as m')
    .innerJoin('courses', 'courses.id', 'm.cid')
    .select(['m.id', 'm.topic', 'm.starts_at', 'm.ends_at', 'm.version', 'courses.name as course_name'])
    .where('m.removed_at', 'is', null)
    .where('m.zoom_id', 'is not', null)
    .where('m.starts_at', '>=', sql<Date>`${from}::date`)
    .orderBy('m.starts_at')
    .limit(mostEvents);
export type OnlineRow = Awaited<ReturnType<typeof listOnlineMeetings>>[number];
