import { mayBy, type Permission } from '@indeks/contract/access/permissions';
import { isRole } from '@indeks/contract/access/roles';
import { lastDayToSend, monthAfter, monthOf } from '@indeks/contract/common/months.rules';
import type { CalendarKind } from '@indeks/contract/talk/calendar-feeds/calendar-feeds.keys';
import { dateInWarsaw } from '#platform/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import type { FileAnswer } from '#platform/http/file-answers.ts';
import * as queries from './calendar-feeds.queries.ts';
import { keptHash } from './calendar-feeds.service.ts';
import { drawCalendar, type CalendarContent } from './ical.ts';

const keptDays = 90;
/** Months before and after the present one whose deadlines are shown. */
const shownMonths = [-1, 0, 1, 2, 3] as const;

/**
 * What an address shows: of the last three months and all that is to come. An ended one is as good as none, and so is what
 * never was an address.
 */
export const read = async (ctx: Ctx, token: string): Promise<FileAnswer> => {
  if (!/^[\w-]{43}$/.test(token)) refuse('record/not-found');
  const feed = getOrRefuse(await queries.findByToken(ctx, keptHash(token)));
  const may = (permission: Permission) =>
    isRole(feed.user_role) && mayBy(ctx.services.roleTable)(feed.user_role, permission);
  if (feed.place_id !== null && !may('all-meetings.manage')) refuse('record/not-found');
  await queries.noteAsked(ctx, feed);
  const content = drawCalendar({
    name: feed.place_id === null ? 'Indeks' : `Indeks: ${feed.place_name ?? ''}`,
    publicAddress: ctx.services.config.PUBLIC_ADDRESS,
    // The same until something of it changes, so that a program that has it already need not fetch it.
    stamp: feed.created_at,
    ...(await readContent(ctx, feed, may)),
  });
  return {
    content: Buffer.from(content),
    contentType: 'text/calendar; charset=utf-8',
    fileName: 'indeks.ics',
    version: content,
  };
};

type Shown = Pick<CalendarContent, 'weekends' | 'online' | 'deadlines' | 'instalments'>;

const readContent = async (
  ctx: Ctx,
  { kinds, user_id, place_id }: queries.AskedFeed,
  may: (permission: Permission) => boolean,
): Promise<Shown> => {
  const from = dateInWarsaw(new Date(ctx.clock.now().getTime() - keptDays * 86_400_000));
  const shows = (kind: CalendarKind) => kinds.includes(kind);
  const [weekends, online] = [shows('sessions'), shows('meetings')];
  if (place_id !== null)
    return {
      weekends: weekends ? await queries.weekendsAt(ctx, place_id, from) : [],
      online: online ? await queries.onlineAt(ctx, place_id, from) : [],
      deadlines: [],
      instalments: [],
    };
  const sends = may('work-times.submit') || may('trips.submit');
  return {
    weekends: weekends ? await queries.listWeekends(ctx, user_id, from) : [],
    online: online ? await queries.listOnlineMeetings(ctx, user_id, from) : [],
    deadlines: shows('deadlines') && sends ? listDeadlines(ctx.clock.today()) : [],
    instalments: shows('instalments') ? await queries.listInstalments(ctx, user_id, from) : [],
  };
};

const listDeadlines = (today: string) =>
  shownMonths.map((steps) => {
    const month = monthAfter(monthOf(today), steps);
    return { month, day: lastDayToSend(month) };
  });
