import {
  opensBeforeMinutes,
  type MeetingState,
} from '@indeks/contract/talk/online-meetings/online-meetings.keys';
import { warsawTime } from '@indeks/contract/common/warsaw-time';

const hourMs = 3_600_000;

/** A local time in Warsaw as an instant. When the clocks go back, the first of the two hours is taken; a time that the clocks skip in spring is moved one hour later. */
export const momentInWarsaw = (date: string, time: string): Date => {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const candidates = [new Date(asUtc - 2 * hourMs), new Date(asUtc - hourMs)];
  const found = candidates.find((moment) => {
    const told = warsawTime(moment);
    return told.date === date && told.time === time;
  });
  return found ?? new Date(asUtc - hourMs);
};

/** 'YYYY-MM-DDTHH:MM:SS' in Warsaw, as Zoom takes it beside the name of the time zone. */
export const zoomStartTime = (moment: Date): string => {
  const { date, time } = warsawTime(moment);
  return `${date}T${time}:00`;
};

/** From then on it can be begun and joined. */
export const opensAt = ({ starts_at }: { readonly starts_at: Date }): Date =>
  new Date(starts_at.getTime() - opensBeforeMinutes * 60_000);

/** Zoom counts the calls of a day in UTC. */
export const zoomDay = (moment: Date): string => moment.toISOString().slice(0, 10);
export const nextZoomDay = (moment: Date): Date => new Date(Date.parse(zoomDay(moment)) + 24 * hourMs);

const mostTries = 8;

/** When a call that Zoom did not answer is tried again; never after so many tries. */
export const nextTry = (tries: number, now: Date): Date | undefined =>
  tries >= mostTries ? undefined : new Date(now.getTime() + Math.min(5 * 2 ** tries, 600) * 1000);

interface Progress {
  readonly removed_at: Date | null;
  readonly zoom_id: number | null;
  readonly version: number;
  readonly sent_version: number;
}

/** What is left to do at Zoom. */
export const nextStep = (row: Progress): 'remove' | 'create' | 'update' | 'nothing' => {
  if (row.removed_at !== null) return 'remove';
  if (row.zoom_id === null) return 'create';
  return row.sent_version < row.version ? 'update' : 'nothing';
};

interface Stay {
  readonly joinedAt: Date;
  readonly leftAt: Date;
}

/** Minutes in the meeting; of two devices at once each minute counts once. */
export const countMinutes = (stays: readonly Stay[]): number => {
  const inOrder = stays.toSorted((a, b) => a.joinedAt.getTime() - b.joinedAt.getTime());
  let [sum, until] = [0, 0];
  for (const { joinedAt, leftAt } of inOrder) {
    const from = Math.max(joinedAt.getTime(), until);
    sum += Math.max(leftAt.getTime() - from, 0);
    until = Math.max(until, leftAt.getTime());
  }
  return Math.round(sum / 60_000);
};

export const isState = (text: string): text is MeetingState =>
  text === 'queued' || text === 'created' || text === 'failed';

interface Span {
  readonly starts_at: Date;
  readonly ends_at: Date;
}

/** For each span, the indexes of the others that it overlaps, counted from 0. */
export const listOverlaps = (spans: readonly Span[]): number[][] =>
  spans.map((own, index) =>
    spans.flatMap((other, at) =>
      at !== index && other.starts_at < own.ends_at && other.ends_at > own.starts_at ? [at] : [],
    ),
  );
