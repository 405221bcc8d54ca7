import type { Collisions, PlannedRows } from '@indeks/contract/talk/online-meetings/collisions.schemas';
import type { SignedInCtx } from '#platform/context.ts';
import * as queries from './collisions.queries.ts';
import { listOverlaps, momentInWarsaw } from './online-meetings.rules.ts';

/** As many meetings as are said of one row. */
const mostSaid = 5;

/** Remarks for whoever plans: nothing here forbids to save. */
export const find = async (
  ctx: SignedInCtx,
  { uid, cid, users, duration, rows, except }: PlannedRows,
): Promise<{ items: Collisions[] }> => {
  const spans = rows.map(({ date, time }) => {
    const starts_at = momentInWarsaw(date, time);
    return { starts_at, ends_at: new Date(starts_at.getTime() + duration * 60_000) };
  });
  const planned = { hostId: uid, userIds: users };
  const meetings = await queries.listMeetingsInTheWay(ctx, planned, spans, except);
  const days = rows.map(({ date }) => date);
  const weekends = await queries.listWeekendsInTheWay(ctx, { ...planned, cid }, days);
  const overlaps = listOverlaps(spans);
  return {
    items: rows.map((_row, index) => {
      const own = meetings.filter(({ nr }) => nr === index + 1);
      return {
        host: own
          .filter(({ busy }) => busy)
          .map(toWire)
          .slice(0, mostSaid),
        students: own
          .filter(({ people }) => people > 0)
          .map(toStudentsMeeting)
          .slice(0, mostSaid),
        weekends: weekends.filter(({ nr }) => nr === index + 1).map(({ nr: _nr, ...weekend }) => weekend),
        rows: overlaps[index] ?? [],
      };
    }),
  };
};

export const weekends = async (ctx: SignedInCtx, cid: number, intake: string | undefined) => ({
  items: await queries.listComingWeekends(ctx, cid, intake),
});

const toStudentsMeeting = (meeting: queries.MeetingInTheWay) => ({
  ...toWire(meeting),
  people: meeting.people,
});

const toWire = ({ topic, starts_at, ends_at }: queries.MeetingInTheWay) => ({
  topic,
  starts_at: starts_at.toISOString(),
  ends_at: ends_at.toISOString(),
});
