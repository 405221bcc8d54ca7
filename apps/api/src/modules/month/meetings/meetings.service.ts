import { isOn } from '@indeks/contract/common/flags';
import type { Paging } from '@indeks/contract/common/paging';
import type {
  AllMeetingsQuery,
  Meeting,
  MeetingEdit,
  NewMeeting,
} from '@indeks/contract/month/meetings/meetings.schemas';
import { viewMonth, refuseClosedMonths } from '#modules/month/monthly-reports/index.ts';
import {
  actedFor,
  announceToOwner,
  auditForOwner,
  getOwner,
  getPersonFor,
  type RangeOfPerson,
} from '#modules/identity/people/index.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { removeRows } from '#platform/db/removal.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import * as queries from './meetings.queries.ts';
import { arrangeWeekends, chooseColour, widenToWeekends } from './meetings.rules.ts';

const type = 'zjazd';
/** More places than a provider in one country has; with more, the calendar has to be filtered. */
const shownPlaces = 100;

type QueryOfPlace = AllMeetingsQuery & Paging<'start'>;

export const list = async (ctx: SignedInCtx, { user, ...range }: RangeOfPerson) => {
  const person = await getPersonFor(ctx, user);
  const items = await queries.listOfPerson(ctx, person.id, range);
  const hasEntries = items.length > 0;
  const { report, can } = await viewMonth(ctx, person, { type, from: range.from, hasEntries });
  return { items: items.map(toWire), meeting_report: report, total: items.length, can };
};

/** The number of statements and of places in the answer does not grow with the range: a year costs as many as a month. */
export const listAll = async (ctx: SignedInCtx, { start, end, pid, uid }: AllMeetingsQuery) => {
  const filter = await getNames(ctx, { pid, uid });
  const range = widenToWeekends(start, end);
  const counted = await queries.countByPlace(ctx, { ...range, pid, uid }, shownPlaces);
  const places = [...new Set(counted.map((place) => place.pid))];
  const shown = new Set(places.slice(0, shownPlaces));
  const items = arrangeWeekends(
    range,
    counted.filter((place) => shown.has(place.pid)),
    // The calendar of one lecturer does not show whether somebody else teaches at a place.
    { marksVacant: uid === undefined },
  );
  return {
    items,
    capped: places.length > shownPlaces,
    filter,
    // A person who may see everybody's weekends may add them for anybody.
    can: { add: true },
  };
};

/** By name what the calendar is narrowed to; refused when there is no such place or person. */
export const getNames = async (ctx: SignedInCtx, { pid, uid }: Pick<AllMeetingsQuery, 'pid' | 'uid'>) => {
  const names = await queries.findNames(ctx, { pid, uid });
  const isUnknown =
    (pid !== undefined && names.place === null) || (uid !== undefined && names.lecturer === null);
  return isUnknown ? refuse('record/not-found') : names;
};

export const listOfPlace = async (ctx: SignedInCtx, { start, end, ...query }: QueryOfPlace) => {
  const page = await queries.listPage(ctx, { from: start, to: end, ...query });
  return { ...page, items: page.items.map(toWire) };
};

export const create = (ctx: SignedInCtx, user: number | undefined, input: NewMeeting) =>
  transact(ctx, async (tx) => {
    const person = await getPersonFor(tx, user);
    await refuseClosedMonths(tx, person, type, [input.dates.start]);
    await refuseUnknownPlace(tx, input.pid);
    const id = await queries.insert(tx, person.id, toColumns(input));
    const after = getOrRefuse(await queries.find(tx, id));
    await auditForOwner(tx, person.id, 'meetings', { action: 'meeting.create', subjectId: id, after });
    return toWire(after);
  });

export const edit = (ctx: SignedInCtx, id: number, input: MeetingEdit) =>
  transact(ctx, async (tx) => {
    const before = getOrRefuse(await queries.find(tx, id));
    const person = await getOwner(tx, before.user_id);
    await refuseClosedMonths(tx, person, type, [before.start_date, input.dates.start]);
    // A place that became inactive since may stay.
    if (input.pid !== before.pid) await refuseUnknownPlace(tx, input.pid);
    const changed = await queries.update(tx, { id, version: input.version }, toColumns(input));
    const after = getOrRefuse(await queries.find(tx, id));
    if (!changed) await refuseStale(tx, { actions: ['meeting.edit'], subjectId: id, current: toWire(after) });
    await auditForOwner(tx, person.id, 'meetings', { action: 'meeting.edit', subjectId: id, before, after });
    return toWire(after);
  });

export const remove = (ctx: SignedInCtx, id: number) =>
  transact(ctx, async (tx) => {
    const before = getOrRefuse(await queries.find(tx, id));
    const person = await getOwner(tx, before.user_id);
    await refuseClosedMonths(tx, person, type, [before.start_date]);
    await removeRows(tx, 'meetings', [before], () => ({
      action: 'meeting.delete',
      ...actedFor(tx, person.id),
    }));
    announceToOwner(tx, person.id, 'meetings', [id]);
    return { ok: true as const };
  });

/**
 * Any place in use will do, whoever adds the weekend: it says where a lecturer is available, and lecturers belong to no place.
 * The specification lists all places by name in the dialog; the secretariat judges the month.
 */
const refuseUnknownPlace = async (ctx: SignedInCtx, pid: number) => {
  const place = await queries.holdPlace(ctx, pid);
  if (!place || !isOn(place.active)) refuse('meetings/unknown-place');
};

const toColumns = ({ pid, name, dates, comment }: NewMeeting): queries.MeetingColumns => ({
  pid,
  name,
  comment,
  start_date: dates.start,
  end_date: dates.end,
});

const toWire = (row: queries.MeetingRow): Meeting => ({
  id: row.id,
  uid: row.user_id,
  username: row.username,
  pid: row.pid,
  name: row.name,
  dates: { start: row.start_date, end: row.end_date },
  start: row.start_date,
  end: row.end_date,
  cityName: row.city,
  color: chooseColour(row.pid),
  comment: row.comment,
  version: row.version,
});
