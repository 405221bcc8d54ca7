import type { ZoomProblem } from '@indeks/contract/provider/admin-settings/zoom.keys';
import { zoomDailyLimit } from '@indeks/contract/talk/online-meetings/online-meetings.keys';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';

/** Longer than all calls of one piece of work may take together. */
const leaseMs = 60_000;

/** Takes the meeting for one piece of work. Nothing while another works on it; whoever died leaves it free after a minute. */
export const claim = async (ctx: Ctx, id: number) => {
  const now = ctx.clock.now();
  return ctx.db
    .updateTable('online_meetings as m')
    .set({ busy_until: new Date(now.getTime() + leaseMs) })
    .where('m.id', '=', id)
    .where((row) => row.or([row('m.busy_until', 'is', null), row('m.busy_until', '<=', now)]))
    .returning(['m.id', 'm.marker', 'm.topic', 'm.starts_at', 'm.ends_at', 'm.duration', 'm.host_id'])
    .returning(['m.waiting_room', 'm.host_video', 'm.participant_video', 'm.sealed_password', 'm.version'])
    .returning(['m.sent_version', 'm.zoom_id', 'm.removed_at', 'm.tries', 'm.attempted_at', 'm.busy_until'])
    .returning(['m.told_topic', 'm.told_starts_at', 'm.told_host', 'm.series', 'm.state'])
    .executeTakeFirst();
};
export type ClaimedRow = NonNullable<Awaited<ReturnType<typeof claim>>>;

/** When the one who works on it must be done; nothing when the meeting is gone or free. */
export const findLease = async (ctx: Ctx, id: number): Promise<Date | undefined> => {
  const row = await ctx.db
    .selectFrom('online_meetings')
    .select('busy_until')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.busy_until ?? undefined;
};

/** Counts one call of the host's day; false when the day is used up. */
export const useDay = async (ctx: Ctx, hostId: number, day: string): Promise<boolean> => {
  const { rows } = await sql`
    insert into zoom_uses as u (host_id, day, used) values (${hostId}, ${day}, 1)
    on conflict (host_id, day) do update set used = u.used + 1 where u.used < ${zoomDailyLimit}
    returning used`.execute(ctx.db);
  return rows.length > 0;
};

/** From now on the meeting is looked for before it is made. */
export const noteAttempt = (ctx: Ctx, id: number) =>
  ctx.db.updateTable('online_meetings').set({ attempted_at: ctx.clock.now() }).where('id', '=', id).execute();

export const hostEmail = async (ctx: Ctx, hostId: number): Promise<string | undefined> => {
  const row = await ctx.db.selectFrom('users').select('email').where('id', '=', hostId).executeTakeFirst();
  return row?.email;
};

interface Sent {
  readonly zoomId: number;
  readonly version: number;
}

/** Zoom has this version. False when another worked on it meanwhile, which only happens after a stall. */
export const noteSent = async (ctx: Ctx, row: ClaimedRow, { zoomId, version }: Sent): Promise<boolean> => {
  const noted = await ctx.db
    .updateTable('online_meetings')
    .set({ zoom_id: zoomId, sent_version: version, tries: 0, problem: null, busy_until: null })
    .set({ state: 'created', told_topic: row.topic, told_starts_at: row.starts_at })
    .set({ told_host: row.host_id })
    .where('id', '=', row.id)
    .where('busy_until', '=', row.busy_until)
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
};

interface Failure {
  readonly problem: ZoomProblem;
  readonly state: 'queued' | 'failed';
  readonly tries: number;
}

export const noteFailure = (ctx: Ctx, row: ClaimedRow, { problem, state, tries }: Failure) =>
  ctx.db
    .updateTable('online_meetings')
    .set({ problem, state, tries, busy_until: null })
    .where('id', '=', row.id)
    .where('busy_until', '=', row.busy_until)
    .execute();

export const release = (ctx: Ctx, row: ClaimedRow) =>
  ctx.db
    .updateTable('online_meetings')
    .set({ busy_until: null })
    .where('id', '=', row.id)
    .where('busy_until', '=', row.busy_until)
    .execute();

/** Zoom does not know it any more: it is made anew. */
export const forgetZoom = (ctx: Ctx, row: ClaimedRow) =>
  ctx.db
    .updateTable('online_meetings')
    .set({ zoom_id: null, sent_version: 0, state: 'queued', busy_until: null })
    .where('id', '=', row.id)
    .execute();

export const erase = (ctx: Ctx, id: number) =>
  ctx.db.deleteFrom('online_meetings').where('id', '=', id).execute();

/** Until the transaction ends, so that of two that tell of one series the second adds to what the first told. */
export const holdSeries = (ctx: Ctx, series: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${series}, 0))`.execute(ctx.db);

/** Who is told of a meeting: those who did not know, or those who did. They are marked. */
export const markTold = async (ctx: Ctx, id: number, told: boolean): Promise<number[]> => {
  const marked = await ctx.db
    .updateTable('online_meeting_people')
    .set({ told })
    .where('meeting_id', '=', id)
    .where('told', '=', !told)
    .returning('user_id')
    .execute();
  return marked.map(({ user_id }) => user_id);
};

/** Everybody who does not know yet of a meeting of the series that Zoom has; they are marked. A row for each. */
export const markToldOfSeries = async (ctx: Ctx, series: string) => {
  const { rows } = await sql<{ user_id: number; id: number; topic: string; starts_at: Date; series: string }>`
    update online_meeting_people as p set told = true from online_meetings as m
    where m.id = p.meeting_id and m.series = ${series} and m.removed_at is null and m.zoom_id is not null and not p.told
    returning p.user_id, m.id, m.topic, m.starts_at, m.series`.execute(ctx.db);
  return rows;
};

export const listTold = async (ctx: Ctx, id: number): Promise<number[]> => {
  const rows = await ctx.db
    .selectFrom('online_meeting_people')
    .select('user_id')
    .where('meeting_id', '=', id)
    .where('told', '=', true)
    .execute();
  return rows.map(({ user_id }) => user_id);
};

/** Marks the reminder as sent, once for each start time and only in the hour before it. */
export const noteReminder = (ctx: Ctx, id: number) => {
  const now = ctx.clock.now();
  return ctx.db
    .updateTable('online_meetings')
    .set((row) => ({ reminded_for: row.ref('starts_at') }))
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .where('zoom_id', 'is not', null)
    .where('starts_at', '>', now)
    .where('starts_at', '<=', new Date(now.getTime() + 3_600_000))
    .where(sql<boolean>`reminded_for is distinct from starts_at`)
    .returning(['id', 'topic', 'starts_at', 'series'])
    .executeTakeFirst();
};

export const findOver = (ctx: Ctx, id: number) =>
  ctx.db
    .selectFrom('online_meetings')
    .select(['id', 'zoom_id', 'host_id'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .where('attendance_at', 'is', null)
    .where('ends_at', '<=', ctx.clock.now())
    .executeTakeFirst();

export interface Attended {
  readonly registrantId: string;
  readonly minutes: number;
  readonly joinedAt: Date;
  readonly leftAt: Date;
}

/** What Zoom told; whoever it did not name was there for no minute. */
export const keepAttendance = async (
  ctx: Ctx,
  id: number,
  { attended, strangers }: { readonly attended: readonly Attended[]; readonly strangers: number },
): Promise<void> => {
  await ctx.db
    .updateTable('online_meetings')
    .set({ attendance_at: ctx.clock.now(), strangers })
    .where('id', '=', id)
    .execute();
  await sql`
    update online_meeting_people as p
    set minutes = coalesce(t.minutes, 0), joined_at = t.joined_at, left_at = t.left_at
    from online_meeting_people as every
    left join unnest(${attended.map((one) => one.registrantId)}::text[],
      ${attended.map((one) => one.minutes)}::smallint[],
      ${attended.map((one) => one.joinedAt)}::timestamptz[],
      ${attended.map((one) => one.leftAt)}::timestamptz[]) as t(registrant_id, minutes, joined_at, left_at)
      on t.registrant_id = every.registrant_id
    where every.id = p.id and p.meeting_id = ${id}`.execute(ctx.db);
};

export const listRegistrants = async (ctx: Ctx, id: number): Promise<string[]> => {
  const rows = await ctx.db
    .selectFrom('online_meeting_people')
    .select('registrant_id')
    .where('meeting_id', '=', id)
    .where('registrant_id', 'is not', null)
    .execute();
  return rows.flatMap(({ registrant_id }) => registrant_id ?? []);
};
