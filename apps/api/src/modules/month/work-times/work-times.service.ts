import { formatNumber, formatNumericDate } from '@indeks/contract/common/format';
import { mostHoursOfDay, totalHours } from '@indeks/contract/month/work-times/work-times.rules';
import type {
  NewWorkTimes,
  WorkTime,
  WorkTimeEdit,
  WorkTimesOfPerson,
} from '@indeks/contract/month/work-times/work-times.schemas';
import { auditAll } from '#platform/audit/audit.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { getAllOrRefuse, getOrRefuse, refuse } from '#platform/errors.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import {
  viewMonth,
  refuseClosedMonths,
  refuseClosedMonthsOfMany,
} from '#modules/month/monthly-reports/index.ts';
import {
  actedFor,
  announceToOwner,
  auditForOwner,
  getOwner,
  getPersonFor,
  refuseOthersRecords,
  removeRowsOfPeople,
  type RangeOfPerson,
} from '#modules/identity/people/index.ts';
import * as queries from './work-times.queries.ts';

const type = 'czas';

export const list = async (
  ctx: SignedInCtx,
  { user, ...range }: RangeOfPerson,
): Promise<WorkTimesOfPerson> => {
  const person = await getPersonFor(ctx, user);
  const items = await queries.listOfPerson(ctx, person.id, range);
  const hasEntries = items.length > 0;
  const { report, can } = await viewMonth(ctx, person, { type, from: range.from, hasEntries });
  return { items, time_report: report, total: totalHours(items), can };
};

export const listAll = (ctx: SignedInCtx, filter: queries.AllTimesFilter) => queries.listAll(ctx, filter);

/** The same hours on each of the days, all or none. */
export const create = (ctx: SignedInCtx, userId: number | undefined, { also = [], ...entry }: NewWorkTimes) =>
  transact(ctx, async (tx) => {
    const person = await getPersonFor(tx, userId);
    const dates = [...new Set([entry.date, ...also])];
    await refuseClosedMonths(tx, person, type, dates);
    await queries.holdDays(tx, person.id, dates);
    const entries = dates.map((date) => ({ ...entry, date }));
    const ids = await queries.insertMany(tx, person.id, entries);
    await refuseOverfullDays(tx, person.id, dates);
    const written = await queries.findMany(tx, ids);
    const trace = { action: 'work-time.create', ...actedFor(tx, person.id) };
    await auditAll(
      tx,
      written.map((after) => ({ ...trace, subjectId: after.id, after })),
    );
    announceToOwner(tx, person.id, 'work-times', ids);
    const [first, ...others] = written;
    return { ...getOrRefuse(first), also: others };
  });

/** Both days must be open: the one it leaves and the one it goes to. */
export const edit = (ctx: SignedInCtx, id: number, input: WorkTimeEdit): Promise<WorkTime> =>
  transact(ctx, async (tx) => {
    const before = getOrRefuse(await queries.find(tx, id));
    const person = await getOwner(tx, before.user_id);
    await refuseClosedMonths(tx, person, type, [before.date, input.date]);
    await queries.holdDays(tx, person.id, [input.date]);
    const changed = await queries.update(tx, id, input);
    const after = getOrRefuse(await queries.find(tx, id));
    if (!changed) await refuseStale(tx, { actions: ['work-time.edit'], subjectId: id, current: after });
    // Hours of a day that is too long already can still be made fewer.
    const grows = before.date !== after.date || after.hours > before.hours;
    if (grows) await refuseOverfullDays(tx, person.id, [after.date]);
    await auditForOwner(tx, person.id, 'work-times', {
      action: 'work-time.edit',
      subjectId: id,
      before,
      after,
    });
    return after;
  });

/** All or none; the secretariat may delete entries of several people at once. */
export const removeMany = (ctx: SignedInCtx, ids: readonly number[]) =>
  transact(ctx, async (tx) => {
    const entries = getAllOrRefuse(ids, await queries.findMany(tx, ids));
    await refuseOthersRecords(tx, entries);
    await refuseClosedMonthsOfMany(tx, type, entries);
    await removeRowsOfPeople(tx, 'work_times', entries, { action: 'work-time.delete', topic: 'work-times' });
    return { ok: true as const };
  });

/** A day has 24 hours, in however many entries they are written. */
const refuseOverfullDays = async (ctx: Ctx, userId: number, dates: readonly string[]): Promise<void> => {
  const day = await queries.findDayAbove(ctx, userId, dates, mostHoursOfDay);
  if (!day) return;
  const details = { day: formatNumericDate(day.date), hours: formatNumber(day.hours) };
  refuse('work-times/day-too-long', { details });
};
