import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';

interface Planned {
  readonly hostId: number | null;
  readonly userIds: readonly number[];
}

interface Span {
  readonly starts_at: Date;
  readonly ends_at: Date;
}

export interface MeetingInTheWay {
  /** The row it stands in the way of, counted from 1. */
  readonly nr: number;
  readonly topic: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  /** The host leads it or takes part. */
  readonly busy: boolean;
  readonly people: number;
}

/** More than anybody reads of the rows of one series. */
const mostInTheWay = 500;

/** Meetings at the time of one of the rows that have the host or some of the people. None is longer than two hours. */
export const listMeetingsInTheWay = async (
  ctx: Ctx,
  { hostId, userIds }: Planned,
  spans: readonly Span[],
  except: number | null,
): Promise<MeetingInTheWay[]> => {
  const users = userIds.filter((userId) => userId !== hostId);
  const { rows } = await sql<MeetingInTheWay>`
    select r.nr::integer as nr, m.topic, m.starts_at, m.ends_at,
      coalesce(p.busy, false) or m.host_id is not distinct from ${hostId}::integer as busy,
      coalesce(p.people, 0)::integer as people
    from unnest(${spans.map((span) => span.starts_at)}::timestamptz[], ${spans.map((span) => span.ends_at)}::timestamptz[])
      with ordinality as r(starts_at, ends_at, nr)
    join online_meetings as m on m.removed_at is null and m.hidden_at is null
      and m.starts_at > r.starts_at - interval '2 hours' and m.starts_at < r.ends_at and m.ends_at > r.starts_at
      and m.id is distinct from ${except}::integer
    left join lateral (
      select bool_or(own.user_id = ${hostId}::integer) as busy,
        count(*) filter (where own.user_id = any(${users}::integer[])) as people
      from online_meeting_people as own
      where own.meeting_id = m.id and own.user_id = any(${[...users, ...(hostId === null ? [] : [hostId])]}::integer[])
    ) as p on true
    where p.people > 0 or p.busy or m.host_id is not distinct from ${hostId}::integer
    order by r.nr, m.starts_at, m.id limit ${mostInTheWay}`.execute(ctx.db);
  return rows;
};

/** Each row of a series may fall on a weekend of every place. */
const mostWeekendsInTheWay = 5_000;

interface WeekendInTheWay {
  readonly nr: number;
  readonly place: string;
  readonly people: number;
  readonly host: boolean;
}

/** Session weekends on the day of one of the rows: where the host teaches, then where some of the people study this course. */
export const listWeekendsInTheWay = async (
  ctx: Ctx,
  { hostId, userIds, cid }: Planned & { readonly cid: number },
  days: readonly string[],
): Promise<WeekendInTheWay[]> => {
  const { rows } = await sql<WeekendInTheWay>`
    with studying as materialized (
      select pid, count(distinct uid)::integer as people from student_list
      where uid = any(${[...userIds]}::integer[]) and cid = ${cid} and not archived group by pid)
    select r.nr::integer as nr, places.name as place, coalesce(max(s.people), 0) as people,
      bool_or(m.user_id is not distinct from ${hostId}::integer) as host
    from unnest(${[...days]}::date[]) with ordinality as r(day, nr)
    join meetings as m on m.start_date between r.day - 2 and r.day and m.end_date >= r.day
    join places on places.id = m.pid
    left join studying as s on s.pid = m.pid
    where s.people > 0 or m.user_id = ${hostId}::integer
    group by r.nr, places.id, places.name
    order by r.nr, 4 desc, 3 desc, places.name limit ${mostWeekendsInTheWay}`.execute(ctx.db);
  return rows;
};

export interface ComingWeekend {
  readonly start: string;
  readonly end: string;
  readonly places: string[];
}

/** As many as a series may have rows, and some. */
const mostWeekends = 60;

/** From today on, each weekend once, of the places where the students of a course study. */
export const listComingWeekends = async (
  ctx: Ctx,
  cid: number,
  intake: string | undefined,
): Promise<ComingWeekend[]> => {
  const { rows } = await sql<ComingWeekend>`
    select min(m.start_date) as start, max(m.end_date) as end,
      array_agg(distinct places.name order by places.name) as places
    from meetings as m join places on places.id = m.pid
    where m.start_date >= ${ctx.clock.today()} and m.pid in (
      select pid from student_list
      where cid = ${cid} and not archived and (${intake ?? null}::date is null or date = ${intake ?? null}::date))
    group by m.start_date - (extract(isodow from m.start_date)::integer - 5)
    order by 1 limit ${mostWeekends}`.execute(ctx.db);
  return rows;
};
