import { counted } from '@indeks/contract/common/counted';
import type { PluralForms } from '@indeks/contract/common/plural';
import { warsawTime } from '@indeks/contract/common/warsaw-time';
import type { Told } from '#modules/notices/notifications/index.ts';
import { notify } from '#modules/notices/notifications/index.ts';
import type { Ctx } from '#platform/context.ts';

const titles = {
  planned: 'Nowe spotkanie',
  changed: 'Zmiana spotkania',
  host: 'Inny prowadzący spotkania',
  'handed-over': 'Spotkanie poprowadzi ktoś inny',
  cancelled: 'Odwołane spotkanie',
  soon: 'Spotkanie za godzinę',
} as const;
export type Telling = keyof typeof titles;

const ofMeetings: PluralForms = { one: 'nowe spotkanie', few: 'nowe spotkania', many: 'nowych spotkań' };

interface Announced {
  readonly id: number;
  readonly topic: string;
  readonly starts_at: Date;
  readonly series: string | null;
}

const dayMs = 86_400_000;

/**
 * Tells people of a meeting, in the transaction of the cause. The title has the topic, the day and the hour, so that a mail says
 * them in its subject; nothing has a link to Zoom. What begins within a day is mailed at once.
 */
export const tell = async (
  tx: Ctx,
  what: Telling,
  meeting: Announced,
  people: readonly number[],
): Promise<void> => {
  const { weekday, day, year, time } = readMoment(meeting.starts_at);
  const isGone = what === 'cancelled' || what === 'handed-over';
  const told = people.map((userId): Told => ({
    userId,
    kind: 'meeting',
    senderId: null,
    title: `${titles[what]}: ${shortenTopic(meeting.topic)}, ${daysOfYear.format(meeting.starts_at)}, ${time}`,
    text: `${meeting.topic}, ${weekday} ${day}.${year}, ${time}`,
    link: isGone ? '/online-meetings' : linkTo(meeting.id),
    thing: nameThing(meeting),
    urgent: isWithinDay(tx, meeting),
  }));
  await notify(tx, told);
};

/** Announces meetings that were planned together, in one notification for each person. */
export const tellOfSeries = async (
  tx: Ctx,
  meetings: readonly Announced[],
  people: readonly number[],
): Promise<void> => {
  const inOrder = meetings.toSorted((one, other) => one.starts_at.getTime() - other.starts_at.getTime());
  const [first] = inOrder;
  if (!first) return;
  if (inOrder.length === 1) return tell(tx, 'planned', first, people);
  const count = counted(inOrder.length, ofMeetings);
  const moments = inOrder.map(({ starts_at }) => readMoment(starts_at));
  const told = people.map((userId): Told => ({
    userId,
    kind: 'meeting',
    senderId: null,
    title: `${count}: ${shortenTopic(first.topic)}, od ${daysOfYear.format(first.starts_at)}`,
    text: `${shortenTopic(first.topic)}: ${moments.map(({ day, time }) => `${day} o\u00a0${time}`).join(', ')}`,
    link: linkTo(first.id),
    thing: nameThing(first),
    urgent: isWithinDay(tx, first),
  }));
  await notify(tx, told);
};

export const linkTo = (id: number): string => `/online-meetings?meeting=${id}`;

/** Meetings that were planned in one go have one notification until it is seen. */
const nameThing = ({ id, series }: Announced): string =>
  series === null ? `online-meeting:${id}` : `online-meetings:${series}`;

const isWithinDay = (tx: Ctx, { starts_at }: Announced): boolean =>
  starts_at.getTime() - tx.clock.now().getTime() <= dayMs;

/** A title has room for 200 letters. */
const longestTopic = 120;
const shortenTopic = (topic: string): string =>
  topic.length <= longestTopic ? topic : `${topic.slice(0, longestTopic - 1).trimEnd()}…`;

const readMoment = (moment: Date) => {
  const { date, time } = warsawTime(moment);
  const [year = '', month = '', day = ''] = date.split('-');
  return { weekday: weekdays.format(moment), day: `${day}.${month}`, year, time };
};

/** 28 listopada */
const daysOfYear = new Intl.DateTimeFormat('pl-PL', {
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/Warsaw',
});
const weekdays = new Intl.DateTimeFormat('pl-PL', { weekday: 'long', timeZone: 'Europe/Warsaw' });

/** Open screens of those who manage meetings, and of these people. */
export const announce = (ctx: Ctx, ids: readonly number[], users: readonly number[] = []): void => {
  const { realtime, roleTable } = ctx.services;
  const roles = roleTable['online-meetings.manage'];
  ctx.afterCommit(() => realtime.publish({ users, roles }, 'online-meetings', ids));
};
