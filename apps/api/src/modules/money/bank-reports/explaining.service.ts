import type { AcceptedMapping, GivenRow } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import type { Paging } from '@indeks/contract/common/paging';
import { announcePayments, bookParts, changeBookedParts, unbookRows } from '#modules/money/payments/index.ts';
import { auditAll } from '#platform/audit/audit.queries.ts';
import type { Ctx, SignedInCtx } from '#platform/context.ts';
import { brokenConstraint } from '#platform/db/constraint-errors.ts';
import { holdPeopleOfEnrolments } from '#platform/db/holding.ts';
import { getAllOrRefuse, refuse } from '#platform/errors.ts';
import * as allocations from './allocations.queries.ts';
import { canChangeParts, canExplain, canTakeBack } from './bank-reports.policy.ts';
import { changeRow } from './changing-rows.service.ts';
import * as queries from './rows.queries.ts';
import { rowToWire } from './rows.wire.ts';

export const waiting = async (ctx: SignedInCtx, paging: Paging<'id'>) => {
  const page = await queries.listWaiting(ctx, paging);
  return { ...page, items: page.items.map(rowToWire) };
};

/** To one enrolment or several, whose parts are the whole row; booked at once when the report is accepted. */
export const give = (ctx: SignedInCtx, id: number, { parts, version }: GivenRow) =>
  refuseUnknownEnrolments(() =>
    changeRow(ctx, id, 'settlement-row.give', async (tx, row) => {
      if (!canExplain(row)) refuse('bank-reports/row-settled');
      refuseOtherSum(row, parts);
      await holdPeopleOfEnrolments(
        tx,
        parts.map(({ scid }) => scid),
      );
      const changed = await queries.settle(tx, { id, version }, { state: 'explained' });
      if (!changed) return false;
      if (row.accepted_at === null)
        await allocations.allocateMany(
          tx,
          parts.map((part) => ({ row: id, ...part })),
        );
      else await book(tx, row, parts);
      return true;
    }),
  );

/**
 * Assigns rows of a report that is locked and not accepted yet: all or none, in a constant number of statements. The caller has not
 * read versions of the rows, so no version is compared.
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
  await queries.settleMany(tx, ids, { state: 'explained' });
  await refuseUnknownEnrolments(() => allocations.allocateMany(tx, mapping));
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

const refuseOtherSum = (row: queries.StoredBankRow, parts: readonly { readonly amount: number }[]): void => {
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

/** The amounts of all parts together; to give a payment to somebody else it is returned first. */
export const changeParts = (ctx: SignedInCtx, id: number, { parts, version }: GivenRow) =>
  changeRow(ctx, id, 'settlement-row.change-parts', async (tx, row) => {
    if (!canChangeParts(row)) refuse('bank-reports/row-not-given');
    refuseOtherSum(row, parts);
    refuseOtherEnrolments(row, parts);
    await holdPeopleOfEnrolments(
      tx,
      parts.map(({ scid }) => scid),
    );
    const changed = await queries.settle(tx, { id, version }, { state: 'explained' });
    if (!changed) return false;
    if (row.accepted_at === null) await allocations.changeAllocations(tx, id, parts);
    else announcePayments(tx, await changeBookedParts(tx, id, parts));
    return true;
  });

const refuseOtherEnrolments = (row: queries.StoredBankRow, parts: GivenRow['parts']): void => {
  const given = new Set(row.parts.map(({ scid }) => scid));
  const named = new Set(parts.map(({ scid }) => scid));
  if (named.size !== parts.length || named.size !== given.size || parts.some(({ scid }) => !given.has(scid)))
    refuse('bank-reports/other-enrolments');
};

/** Back to those that wait; its payments are taken back. */
export const takeBack = (ctx: SignedInCtx, id: number, version: number) =>
  changeRow(ctx, id, 'settlement-row.return', async (tx, row) => {
    if (!canTakeBack(row)) refuse('bank-reports/row-not-given');
    await queries.holdPayers(tx, queries.theseRowIds([id]));
    const changed = await queries.settle(tx, { id, version }, { state: 'unmatched', comment: '' });
    if (!changed) return false;
    await allocations.dropAllocations(tx, [id]);
    const { uids } = await unbookRows(tx, queries.theseRowIds([id]));
    announcePayments(tx, uids);
    return true;
  });

export const dismiss = (
  ctx: SignedInCtx,
  id: number,
  { comment, version }: { comment: string; version: number },
) =>
  changeRow(ctx, id, 'settlement-row.dismiss', async (tx, row) => {
    if (!canExplain(row)) refuse('bank-reports/row-settled');
    return queries.settle(tx, { id, version }, { state: 'dismissed', comment });
  });

const book = async (ctx: Ctx, row: queries.StoredBankRow, parts: GivenRow['parts']): Promise<void> => {
  const { id: bank_row_id, date } = row;
  const booked = await bookParts(
    ctx,
    parts.map(({ scid, amount }) => ({ bank_row_id, enrolment_id: scid, amount, date: date ?? '' })),
  );
  announcePayments(ctx, booked.uids);
};
