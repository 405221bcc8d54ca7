import type { AcceptedMapping, GivenRow } from '@indeks/contract/bank-reports/bank-reports.schemas';
import type { Paging } from '@indeks/contract/common/paging';
import { announcePayments, bookParts, unbookRows } from '#modules/payments/index.ts';
import { audit, auditAll } from '#platform/audit/audit.queries.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { brokenConstraint } from '#platform/db/constraint-errors.ts';
import { getAllOrRefuse, getOrRefuse, refuse } from '#platform/errors.ts';
import { canExplain, canTakeBack } from './bank-reports.policy.ts';
import * as reports from './bank-reports.queries.ts';
import * as queries from './rows.queries.ts';
import { announceReports, rowToWire } from './rows.wire.ts';

export const waiting = async (ctx: SignedInCtx, paging: Paging<'id'>) => {
  const page = await queries.listWaiting(ctx, paging);
  return { ...page, items: page.items.map(rowToWire) };
};

/** To one enrolment or several, whose parts are the whole row; booked at once when the report is accepted. */
export const give = (ctx: SignedInCtx, id: number, { parts, version }: GivenRow) =>
  refuseUnknownEnrolments(() =>
    change(ctx, id, 'settlement-row.give', async (tx, row) => {
      if (!canExplain(row)) refuse('bank-reports/row-settled');
      refuseOtherSum(row, parts);
      const changed = await queries.settle(tx, { id, version }, { state: 'explained' });
      if (!changed) return false;
      if (row.accepted_at === null)
        await queries.allocateMany(
          tx,
          parts.map((part) => ({ row: id, ...part })),
        );
      else await book(tx, row, parts);
      return true;
    }),
  );

/**
 * Rows of a report that is held and not accepted yet, all or none, in so many statements whatever their number. Nobody read a
 * version of them, so none is compared.
 */
export const giveMany = async (
  tx: SignedInCtx,
  reportId: number,
  mapping: AcceptedMapping['mapping'],
): Promise<void> => {
  if (mapping.length === 0) return;
  const parts = Map.groupBy(mapping, ({ row }) => row);
  const ids = [...parts.keys()];
  const before = getAllOrRefuse(ids, await queries.findOfReport(tx, reportId, ids));
  for (const row of before) {
    if (!canExplain(row)) refuse('bank-reports/row-settled');
    refuseOtherSum(row, parts.get(row.id) ?? []);
  }
  await queries.markExplained(tx, ids);
  await refuseUnknownEnrolments(() => queries.allocateMany(tx, mapping));
  const after = new Map((await queries.findOfReport(tx, reportId, ids)).map((row) => [row.id, row]));
  await auditAll(
    tx,
    before.map((row) => ({
      action: 'settlement-row.give',
      subjectId: row.id,
      before: row,
      after: after.get(row.id),
    })),
  );
};

const refuseOtherSum = (row: queries.RowRow, parts: readonly { readonly amount: number }[]): void => {
  if (parts.reduce((sum, { amount }) => sum + amount, 0) !== row.amount) refuse('bank-reports/parts-differ');
};

const refuseUnknownEnrolments = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (brokenConstraint(error)?.kind === 'foreign-key') return refuse('bank-reports/unknown-enrolment');
    throw error;
  }
};

/** Back to those that wait; its payments are taken back. */
export const takeBack = (ctx: SignedInCtx, id: number, version: number) =>
  change(ctx, id, 'settlement-row.return', async (tx, row) => {
    if (!canTakeBack(row)) refuse('bank-reports/row-not-given');
    const changed = await queries.settle(tx, { id, version }, { state: 'unmatched', comment: '' });
    if (!changed) return false;
    await queries.dropAllocations(tx, id);
    const { count, sum, uids } = await unbookRows(tx, queries.oneRowId(id));
    await reports.addBooked(tx, row.report_id, { count: -count, sum: -sum });
    announcePayments(tx, uids);
    return true;
  });

export const dismiss = (
  ctx: SignedInCtx,
  id: number,
  { comment, version }: { comment: string; version: number },
) =>
  change(ctx, id, 'settlement-row.dismiss', async (tx, row) => {
    if (!canExplain(row)) refuse('bank-reports/row-settled');
    return queries.settle(tx, { id, version }, { state: 'dismissed', comment });
  });

const changes = ['settlement-row.give', 'settlement-row.return', 'settlement-row.dismiss'] as const;

/** The frame of every decision about a row: `decide` says false when the row is a newer one. */
const change = (
  ctx: SignedInCtx,
  id: number,
  action: (typeof changes)[number],
  decide: (tx: SignedInCtx, row: queries.RowRow) => Promise<boolean>,
) =>
  transact(ctx, async (tx) => {
    const found = getOrRefuse(await queries.find(tx, id));
    // An acceptance of the report waits until the row is decided, and the decision until the acceptance is done.
    await reports.hold(tx, found.report_id);
    const before = getOrRefuse(await queries.find(tx, id));
    const changed = await decide(tx, before);
    const after = getOrRefuse(await queries.find(tx, id));
    if (!changed) await refuseStale(tx, { actions: changes, subjectId: id, current: rowToWire(after) });
    await audit(tx, { action, subjectId: id, before, after });
    announceReports(tx, [before.report_id]);
    return rowToWire(after);
  });

const book = async (ctx: Ctx, row: queries.RowRow, parts: GivenRow['parts']): Promise<void> => {
  const { id: bank_row_id, date } = row;
  const booked = await bookParts(
    ctx,
    parts.map(({ scid, amount }) => ({ bank_row_id, enrolment_id: scid, amount, date: date ?? '' })),
  );
  await reports.addBooked(ctx, row.report_id, booked);
  announcePayments(ctx, booked.uids);
};
