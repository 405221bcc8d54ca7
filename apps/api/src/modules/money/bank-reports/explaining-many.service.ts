import type {
  ChangedRows,
  GivenRows,
  ReturnedRows,
} from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import { announcePayments, bookParts, unbookRows } from '#modules/money/payments/index.ts';
import { auditAll } from '#platform/audit/audit.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { holdPeopleOfEnrolments } from '#platform/db/holding.ts';
import { getAllOrRefuse, refuse } from '#platform/errors.ts';
import * as allocations from './allocations.queries.ts';
import { canExplain, canTakeBack } from './bank-reports.policy.ts';
import * as reports from './bank-reports.queries.ts';
import * as queries from './rows.queries.ts';
import { announceReports, rowToWire } from './rows.wire.ts';

/** Each whole to its enrolment, in one transaction and so many statements whatever their number. */
export const giveEach = (ctx: SignedInCtx, given: GivenRows): Promise<ChangedRows> =>
  transact(ctx, async (tx) => {
    const enrolmentOf = new Map(given.map(({ row, scid }) => [row, scid]));
    const asked = [...new Set(enrolmentOf.values())];
    const rows = await holdRows(tx, given, () => holdPeopleOfEnrolments(tx, asked));
    const there = new Set(await queries.listEnrolments(tx, asked));
    const free = rows.filter((row) => canExplain(row) && there.has(enrolmentOf.get(row.id) ?? 0));
    if (free.length === 0) refuse('bank-reports/row-settled');
    await queries.settleMany(tx, listIds(free), { state: 'explained' });
    const parts = free.map(({ id, amount, date, accepted_at }) => ({
      row: id,
      scid: enrolmentOf.get(id) ?? 0,
      amount,
      date: date ?? '',
      accepted: accepted_at !== null,
    }));
    const waiting = parts.filter(({ accepted }) => !accepted);
    if (waiting.length > 0) await allocations.allocateMany(tx, waiting);
    const { uids } = await bookParts(
      tx,
      parts
        .filter(({ accepted }) => accepted)
        .map(({ row, scid, amount, date }) => ({ bank_row_id: row, enrolment_id: scid, amount, date })),
    );
    announcePayments(tx, uids);
    return conclude(tx, 'settlement-row.give', free, given);
  });

/** Back to those that wait; their payments are taken back. */
export const takeBackEach = (ctx: SignedInCtx, returned: ReturnedRows): Promise<ChangedRows> =>
  transact(ctx, async (tx) => {
    const named = queries.theseRowIds(returned.map(({ row }) => row));
    const rows = await holdRows(tx, returned, () => queries.holdPayers(tx, named));
    const decided = rows.filter(canTakeBack);
    if (decided.length === 0) refuse('bank-reports/row-not-given');
    const ids = listIds(decided);
    await queries.settleMany(tx, ids, { state: 'unmatched', comment: '' });
    await allocations.dropAllocations(tx, ids);
    const { uids } = await unbookRows(tx, queries.theseRowIds(ids));
    announcePayments(tx, uids);
    return conclude(tx, 'settlement-row.return', decided, returned);
  });

const listIds = (rows: readonly queries.StoredBankRow[]): number[] => rows.map(({ id }) => id);

/** Those that are still as they were read. Their reports are held before people, as by an acceptance. */
const holdRows = async (
  tx: SignedInCtx,
  named: ReturnedRows,
  holdTheirPeople: () => Promise<void>,
): Promise<readonly queries.StoredBankRow[]> => {
  const ids = named.map(({ row }) => row);
  const found = getAllOrRefuse(ids, await queries.findMany(tx, ids));
  await reports.holdMany(tx, [...new Set(found.map(({ report_id }) => report_id))]);
  await holdTheirPeople();
  const versionOf = new Map(named.map(({ row, version }) => [row, version]));
  return (await queries.findMany(tx, ids)).filter(({ id, version }) => versionOf.get(id) === version);
};

const conclude = async (
  tx: SignedInCtx,
  action: 'settlement-row.give' | 'settlement-row.return',
  before: readonly queries.StoredBankRow[],
  named: ReturnedRows,
): Promise<ChangedRows> => {
  const after = new Map((await queries.findMany(tx, listIds(before))).map((row) => [row.id, row]));
  await auditAll(
    tx,
    before.map((row) => ({ action, subjectId: row.id, before: row, after: after.get(row.id) })),
  );
  announceReports(tx, [...new Set(before.map(({ report_id }) => report_id))]);
  return {
    items: before.flatMap(({ id }) => after.get(id) ?? []).map(rowToWire),
    refused: named.flatMap(({ row }) => (after.has(row) ? [] : [row])),
  };
};
