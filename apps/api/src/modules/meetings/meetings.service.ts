import { isOn } from '@indeks/contract/common/flags';
import type { Paging } from '@indeks/contract/common/paging';
import type { Meeting, MeetingEdit, NewMeeting } from '@indeks/contract/meetings/meetings.schemas';
import { monthView, refuseClosedMonths } from '#modules/months/index.ts';
import { actedFor, announceToOwner, ownerOf, personFor } from '#modules/people/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { removeRows } from '#platform/db/removal.ts';
import { getOrRefuse, refuse, refuseStale } from '#platform/errors.ts';
import * as queries from './meetings.queries.ts';
import { colourOf, totalsByDay } from './meetings.rules.ts';

const type = 'zjazd';
/** More than a calendar has room for on one day; whoever wants the others asks for the day. */
const shownOfEachDay = 12;

export const list = async (
  ctx: SignedInCtx,
  { user, ...range }: queries.Range & { user?: number | undefined },
) => {
  const person = await personFor(ctx, user);
  const items = await queries.ofPerson(ctx, person.id, range);
  const hasEntries = items.length > 0;
  const { report, can } = await monthView(ctx, person, { type, from: range.from, hasEntries });
  return { items: items.map(toWire), meeting_report: report, total: items.length, can };
};

export const listAll = async (ctx: SignedInCtx, { start, end }: { start: string; end: string }) => {
  const range = { from: start, to: end };
  const items = (await queries.firstOfDays(ctx, range, shownOfEachDay)).map(toWire);
  const days = totalsByDay(await queries.countsByDays(ctx, range));
  // Whoever may see everybody's weekends may add them for anybody.
  return { items, days, can: { add: true } };
};

export const ofDay = async (ctx: SignedInCtx, query: Paging<'start'> & { readonly day: string }) => {
  const page = await queries.ofDay(ctx, query);
  return { ...page, items: page.items.map(toWire) };
};

export const create = (ctx: SignedInCtx, user: number | undefined, input: NewMeeting) =>
  transact(ctx, async (tx) => {
    const person = await personFor(tx, user);
    await refuseClosedMonths(tx, person, type, [input.dates.start]);
    await refuseUnknownPlace(tx, input.pid);
    const id = await queries.insert(tx, person.id, columnsOf(input));
    const after = getOrRefuse(await queries.find(tx, id));
    await audit(tx, { action: 'meeting.create', subjectId: id, after, ...actedFor(tx, person.id) });
    announceToOwner(tx, person.id, 'meetings', [id]);
    return toWire(after);
  });

export const edit = (ctx: SignedInCtx, id: number, input: MeetingEdit) =>
  transact(ctx, async (tx) => {
    const before = getOrRefuse(await queries.find(tx, id));
    const person = await ownerOf(tx, before.user_id);
    await refuseClosedMonths(tx, person, type, [before.start_date, input.dates.start]);
    // A place that became inactive since may stay.
    if (input.pid !== before.pid) await refuseUnknownPlace(tx, input.pid);
    const changed = await queries.update(tx, { id, version: input.version }, columnsOf(input));
    const after = getOrRefuse(await queries.find(tx, id));
    if (!changed) refuseStale(toWire(after));
    await audit(tx, { action: 'meeting.edit', subjectId: id, before, after, ...actedFor(tx, person.id) });
    announceToOwner(tx, person.id, 'meetings', [id]);
    return toWire(after);
  });

export const remove = (ctx: SignedInCtx, id: number) =>
  transact(ctx, async (tx) => {
    const before = getOrRefuse(await queries.find(tx, id));
    const person = await ownerOf(tx, before.user_id);
    await refuseClosedMonths(tx, person, type, [before.start_date]);
    await removeRows(tx, 'meetings', [before], () => ({
      action: 'meeting.delete',
      ...actedFor(tx, person.id),
    }));
    announceToOwner(tx, person.id, 'meetings', [id]);
    return { ok: true as const };
  });

const refuseUnknownPlace = async (ctx: SignedInCtx, pid: number) => {
  const place = await queries.findPlace(ctx, pid);
  if (!place || !isOn(place.active)) refuse('meetings/unknown-place');
};

const columnsOf = ({ pid, name, dates, comment }: NewMeeting): queries.MeetingColumns => ({
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
  color: colourOf(row.pid),
  comment: row.comment,
  version: row.version,
});
