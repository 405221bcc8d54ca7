import { audit } from '#platform/audit/audit.queries.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse } from '#platform/errors.ts';
import * as reports from './bank-reports.queries.ts';
import * as queries from './rows.queries.ts';
import { announceReports, rowToWire } from './rows.wire.ts';

const changes = [
  'settlement-row.give',
  'settlement-row.return',
  'settlement-row.dismiss',
  'settlement-row.change-parts',
  'settlement-row.answer',
  'settlement-row.ask-again',
] as const;

/** The frame of every decision about a row: `decide` says false when the row is a newer one. */
export const changeRow = (
  ctx: SignedInCtx,
  id: number,
  action: (typeof changes)[number],
  decide: (tx: SignedInCtx, row: queries.StoredBankRow) => Promise<boolean>,
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
