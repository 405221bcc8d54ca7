import { totalHours } from '@indeks/contract/work-times/work-times.rules';
import type {
  NewWorkTime,
  WorkTime,
  WorkTimeEdit,
  WorkTimesOfPerson,
} from '@indeks/contract/work-times/work-times.schemas';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { removeRows } from '#platform/db/removal.ts';
import { getAllOrRefuse, getOrRefuse, refuseStale } from '#platform/errors.ts';
import { monthView, refuseClosedMonths, refuseClosedMonthsOfMany } from '#modules/months/index.ts';
import {
  actedFor,
  announceToOwner,
  announceToOwners,
  idsByOwner,
  ownerOf,
  personFor,
  refuseOthersRecords,
} from '#modules/people/index.ts';
import * as queries from './work-times.queries.ts';

const type = 'czas';

interface RangeOfPerson extends queries.Range {
  readonly user?: number | undefined;
}

export const list = async (
  ctx: SignedInCtx,
  { user, ...range }: RangeOfPerson,
): Promise<WorkTimesOfPerson> => {
  const person = await personFor(ctx, user);
  const items = await queries.ofPerson(ctx, person.id, range);
  const hasEntries = items.length > 0;
  const { report, can } = await monthView(ctx, person, { type, from: range.from, hasEntries });
  return { items, time_report: report, total: totalHours(items), can };
};

export const listAll = (ctx: SignedInCtx, filter: queries.AllTimesFilter) => queries.listAll(ctx, filter);

export const create = (ctx: SignedInCtx, userId: number | undefined, input: NewWorkTime): Promise<WorkTime> =>
  transact(ctx, async (tx) => {
    const person = await personFor(tx, userId);
    await refuseClosedMonths(tx, person, type, [input.date]);
    const id = await queries.insert(tx, person.id, input);
    const after = getOrRefuse(await queries.find(tx, id));
    await audit(tx, { action: 'work-time.create', subjectId: id, after, ...actedFor(tx, person.id) });
    announceToOwner(tx, person.id, 'work-times', [id]);
    return after;
  });

/** Both days must be open: the one it leaves and the one it goes to. */
export const edit = (ctx: SignedInCtx, id: number, input: WorkTimeEdit): Promise<WorkTime> =>
  transact(ctx, async (tx) => {
    const before = getOrRefuse(await queries.find(tx, id));
    const person = await ownerOf(tx, before.user_id);
    await refuseClosedMonths(tx, person, type, [before.date, input.date]);
    const changed = await queries.update(tx, id, input);
    const after = getOrRefuse(await queries.find(tx, id));
    if (!changed) refuseStale(after);
    await audit(tx, { action: 'work-time.edit', subjectId: id, before, after, ...actedFor(tx, person.id) });
    announceToOwner(tx, person.id, 'work-times', [id]);
    return after;
  });

/** All or none; the secretariat may delete entries of several people at once. */
export const removeMany = (ctx: SignedInCtx, ids: readonly number[]) =>
  transact(ctx, async (tx) => {
    const entries = getAllOrRefuse(ids, await queries.findMany(tx, ids));
    await refuseOthersRecords(tx, entries);
    await refuseClosedMonthsOfMany(tx, type, entries);
    await removeRows(tx, 'work_times', entries, (entry) => ({
      action: 'work-time.delete',
      ...actedFor(tx, entry.user_id),
    }));
    announceToOwners(tx, 'work-times', idsByOwner(entries));
    return { ok: true as const };
  });
