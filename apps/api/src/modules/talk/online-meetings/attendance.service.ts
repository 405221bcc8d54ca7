import { warsawTime } from '@indeks/contract/common/warsaw-time';
import { openCredentials } from '#modules/provider/admin-settings/index.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { csvAnswer } from '#platform/http/file-answers.ts';
import type { Stay } from '#platform/zoom/zoom.ts';
import { attendanceColumns } from './attendance.csv.ts';
import { abilities } from './online-meetings.policy.ts';
import { find } from './online-meetings.queries.ts';
import { countMinutes } from './online-meetings.rules.ts';
import { listPeople } from './people.queries.ts';
import * as queries from './syncing.queries.ts';
import { announce } from './telling.ts';

/** People are known by the number that Zoom gave them with their link, never by the name they appear under. */
export const takeAttendance = async (ctx: Ctx, id: number): Promise<void> => {
  const meeting = await queries.findOver(ctx, id);
  const credentials = meeting && (await openCredentials(ctx));
  if (!meeting || meeting.zoom_id === null || !credentials) return;
  const stays = await ctx.services.zoom.listParticipants(credentials, meeting.zoom_id);
  const known = new Set(await queries.listRegistrants(ctx, id));
  const { host_id: hostId } = meeting;
  const host = (hostId === null ? undefined : await queries.hostEmail(ctx, hostId)) ?? credentials.uid;
  const isKnown = ({ registrantId }: Stay) => registrantId !== undefined && known.has(registrantId);
  const byPerson = Map.groupBy(stays.filter(isKnown), ({ registrantId }) => registrantId ?? '');
  const attended = [...byPerson].map(([registrantId, own]) => ({
    registrantId,
    minutes: countMinutes(own),
    joinedAt: new Date(Math.min(...own.map(({ joinedAt }) => joinedAt.getTime()))),
    leftAt: new Date(Math.max(...own.map(({ leftAt }) => leftAt.getTime()))),
  }));
  // The host comes without a registration, and is no stranger.
  const isHost = ({ email }: Stay) => email?.toLowerCase() === host.toLowerCase();
  const strangers = stays.filter((stay) => !isKnown(stay) && !isHost(stay)).length;
  await transact(ctx, async (tx) => {
    await queries.keepAttendance(tx, id, { attended, strangers });
    announce(tx, [id]);
  });
};

/** Only the host and people who manage meetings may read the attendance; for others it does not exist (404). */
export const attendance = async (ctx: SignedInCtx, id: number) => {
  const meeting = await getLed(ctx, id);
  const people = meeting.attendance_at === null ? [] : await listPeople(ctx, id);
  return {
    told_at: meeting.attendance_at?.toISOString() ?? null,
    topic: meeting.topic,
    strangers: meeting.strangers,
    items: people
      .filter(({ host }) => !host)
      .map((person) => ({
        uid: person.user_id,
        username: person.listed_name,
        minutes: person.minutes ?? 0,
        joined_at: person.joined_at?.toISOString() ?? null,
        left_at: person.left_at?.toISOString() ?? null,
      })),
  };
};

export const attendanceCsv = async (ctx: SignedInCtx, id: number) => {
  const { starts_at } = await getLed(ctx, id);
  const { items } = await attendance(ctx, id);
  async function* rows() {
    yield* items;
  }
  return csvAnswer(ctx, attendanceColumns, rows(), `obecnosc-${warsawTime(starts_at).date}.csv`);
};

const getLed = async (ctx: SignedInCtx, id: number) => {
  const meeting = getOrRefuse(await find(ctx, id));
  const { roleTable } = ctx.services;
  const row = { ...meeting, mine: Boolean(meeting.mine) };
  if (!abilities(ctx.actor, roleTable, row, ctx.clock.now()).attendance) refuse('record/not-found');
  return meeting;
};
