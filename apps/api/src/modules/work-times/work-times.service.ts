import { totalHours } from '@indeks/contract/work-times/work-times.rules';
import type {
  NewWorkTime,
  WorkTime,
  WorkTimeEdit,
  WorkTimesOfPerson,
} from '@indeks/contract/work-times/work-times.schemas';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { monthView, refuseClosedMonths } from '#modules/monthly-reports/index.ts';
import { actedFor, announceToOwner, ownerOf, personFor, type Person } from '#modules/people/index.ts';
import * as queries from './work-times.queries.ts';

interface RangeOfPerson extends queries.Range {
  readonly user?: number | undefined;
}

export const list = async (
  ctx: SignedInCtx,
  { user, ...range }: RangeOfPerson,
): Promise<WorkTimesOfPerson> => {
  const person = await personFor(ctx, user);
  const items = await queries.ofPerson(ctx, person.id, range);
  const month = { type: 'czas', from: range.from, hasEntries: items.length > 0 } as const;
  const { report, can } = await monthView(ctx, person, month);
  return { items, time_report: report, total: totalHours(items), can };
};

export const listAll = (ctx: SignedInCtx, filter: queries.AllTimesFilter) => queries.listAll(ctx, filter);

export const create = (ctx: SignedInCtx, userId: number | undefined, input: NewWorkTime): Promise<WorkTime> =>
  transact(ctx, async (tx) => {
    const person = await personFor(tx, userId);
    await refuseClosedMonths(tx, person, 'czas', [input.date]);
    const id = await queries.insert(tx, person.id, input);
    const after = getOrRefuse(await queries.find(tx, id));
    await audit(tx, { action: 'work-time.create', subjectId: id, after, ...actedFor(tx, person) });
    announceToOwner(tx, person.id, 'work-times', [id]);
    return after;
  });

/** Both days must be open: the one it leaves and the one it goes to. */
export const edit = (ctx: SignedInCtx, id: number, input: WorkTimeEdit): Promise<WorkTime> =>
  transact(ctx, async (tx) => {
    const before = getOrRefuse(await queries.find(tx, id));
    const person = await ownerOf(tx, before.user_id);
    await refuseClosedMonths(tx, person, 'czas', [before.date, input.date]);
    const changed = await queries.update(tx, id, input);
    const after = getOrRefuse(await queries.find(tx, id));
    if (!changed) refuse('record/stale', { details: { current: after } });
    await audit(tx, { action: 'work-time.edit', subjectId: id, before, after, ...actedFor(tx, person) });
    announceToOwner(tx, person.id, 'work-times', [id]);
    return after;
  });

/** All or none; the secretariat may take entries of several people at once. */
export const removeMany = (ctx: SignedInCtx, ids: readonly number[]) =>
  transact(ctx, async (tx) => {
    const wanted = [...new Set(ids)];
    const entries = await queries.findMany(tx, wanted);
    if (entries.length !== wanted.length) refuse('record/not-found');
    for (const [ownerId, own] of Map.groupBy(entries, (entry) => entry.user_id))
      await removeOf(tx, await ownerOf(tx, ownerId), own);
    return { ok: true as const };
  });

const removeOf = async (ctx: SignedInCtx, person: Person, entries: readonly queries.WorkTimeRow[]) => {
  await refuseClosedMonths(
    ctx,
    person,
    'czas',
    entries.map((entry) => entry.date),
  );
  const ids = entries.map((entry) => entry.id);
  if ((await queries.remove(ctx, ids)) !== ids.length) refuse('record/not-found');
  for (const before of entries)
    await audit(ctx, { action: 'work-time.delete', subjectId: before.id, before, ...actedFor(ctx, person) });
  announceToOwner(ctx, person.id, 'work-times', ids);
};
