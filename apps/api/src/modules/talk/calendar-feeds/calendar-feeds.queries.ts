import { flag } from '@indeks/contract/common/flags';
import { sql, type Insertable } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import type { DB } from '#platform/db/generated/schema.ts';
import { insertRow } from '#platform/db/inserting.ts';

const feeds = (ctx: Ctx) =>
  ctx.db
    .selectFrom('calendar_feeds as f')
    .leftJoin('places', 'places.id', 'f.place_id')
    .select(['f.id', 'f.user_id', 'f.place_id', 'f.name', 'f.kinds', 'f.created_at', 'f.asked_at'])
    .select('places.name as place_name');

export const listFeeds = (ctx: Ctx, userId: number) =>
  feeds(ctx).where('f.user_id', '=', userId).orderBy('f.id').limit(500).execute();
export type FeedRow = Awaited<ReturnType<typeof listFeeds>>[number];

export const find = (ctx: Ctx, id: number) => feeds(ctx).where('f.id', '=', id).executeTakeFirst();

export const findPlace = (ctx: Ctx, placeId: number) =>
  ctx.db.selectFrom('places').select(['id', 'name']).where('id', '=', placeId).executeTakeFirst();

/** Two addresses that are made at once are counted one after the other. */
export const holdOwner = (ctx: Ctx, userId: number) =>
  ctx.db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();

type NewFeed = Omit<Insertable<DB['calendar_feeds']>, 'created_at' | 'asked_at' | 'id'>;

export const insert = (ctx: Ctx, feed: NewFeed): Promise<number> =>
  insertRow(ctx.db, 'calendar_feeds', { ...feed, created_at: ctx.clock.now() });

const hourMs = 3_600_000;

/** To the hour: programs ask again and again. */
export const noteAsked = async (ctx: Ctx, { id, asked_at }: AskedFeed): Promise<void> => {
  const now = ctx.clock.now();
  if (asked_at !== null && now.getTime() - asked_at.getTime() < hourMs) return;
  await ctx.db.updateTable('calendar_feeds').set({ asked_at: now }).where('id', '=', id).execute();
};

/** The owner of the calendar; undefined when the account is closed. */
export const findByToken = (ctx: Ctx, tokenHash: string) =>
  ctx.db
    .selectFrom('calendar_feeds as f')
    .innerJoin('users as u', 'u.id', 'f.user_id')
    .leftJoin('places', 'places.id', 'f.place_id')
    .select(['f.id', 'f.user_id', 'f.place_id', 'f.kinds', 'f.created_at', 'f.asked_at'])
    .select(['u.user_role', 'places.name as place_name'])
    .where('f.token_hash', '=', tokenHash)
    .where('u.active', '=', flag.on)
    .where('u.archived_at', 'is', null)
    .executeTakeFirst();
export type AskedFeed = NonNullable<Awaited<ReturnType<typeof findByToken>>>;

export interface Instalment {
  readonly day: string;
  /** Grosze that are still to be paid. */
  readonly amount: number;
}

/** What a student still owes, by the day on which it is due. */
export const listInstalments = (ctx: Ctx, userId: number, from: string): Promise<Instalment[]> =>
  ctx.db
    .selectFrom('due_list')
    .select(['day', (row) => row.ref('amount').$castTo<number>().as('amount')])
    .where('uid', '=', userId)
    .where('day', '>=', from)
    .orderBy('day')
    .limit(mostEvents)
    .execute();

/** More than anybody has within the days of a calendar, many times over. */
const mostEvents = 1_000;

export interface Weekend {
  readonly pid: number;
  /** By which the weekend is known, whoever comes on which of its days. */
  readonly friday: string;
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

const friday = sql`m.start_date - (extract(isodow from m.start_date)::integer - 5)`;

const weekends = async (ctx: Ctx, condition: ReturnType<typeof sql>, from: string): Promise<Weekend[]> => {
  const { rows } = await sql<Weekend>`
    select m.pid, ${friday} as friday, p.name as place, p.address, min(m.start_date) as start, max(m.end_date) as end,
      string_agg(distinct u.name, ', ') as lecturers
    from meetings as m join places as p on p.id = m.pid join users as u on u.id = m.user_id
    where m.start_date >= ${from} and (${condition})
    group by m.pid, p.name, p.address, ${friday}
    order by 5, 1 limit ${mostEvents}`.execute(ctx.db);
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
    .where('m.hidden_at', 'is', null)
    .where('m.zoom_id', 'is not', null)
    .where('m.starts_at', '>=', sql<Date>`${from}::date`)
    .orderBy('m.starts_at')
    .limit(mostEvents);
export type OnlineRow = Awaited<ReturnType<typeof listOnlineMeetings>>[number];
