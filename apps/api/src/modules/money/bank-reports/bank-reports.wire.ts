import type { ReportState } from '@indeks/contract/money/bank-reports/bank-reports.keys';
import type { BankReport, BankReportDetail } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import type { Ctx } from '#platform/context.ts';
import * as queries from './bank-reports.queries.ts';

/** A report with what its rows come to. */
export const describe = async (ctx: Ctx, row: queries.ReportRow): Promise<BankReportDetail> => ({
  ...toWire(row),
  formats: row.formats,
  controlled: row.controlled,
  states: await queries.countStates(ctx, row.id),
  corrected: await queries.countCorrected(ctx, row.id),
  refusals: [...(await queries.listRefusals(ctx, row.id))],
  can: { accept: row.accepted_at === null && row.acceptable, open: row.file_key !== null },
});

export const toWire = (row: queries.ReportRow): BankReport => ({
  id: row.id,
  name: row.name,
  file_name: row.file_name,
  timestamp: row.added_at.toISOString(),
  amount: row.booked_count,
  sum: row.booked_sum,
  accepted: row.accepted_at !== null,
  state: judgeState(row),
  credits: { count: row.credit_count, sum: row.credit_sum },
  debits: { count: row.debit_count, sum: row.debit_sum },
  waiting: { count: row.waiting_count, sum: row.waiting_sum },
  version: row.version,
});

const judgeState = ({ acceptable, accepted_at, credit_count }: queries.ReportRow): ReportState => {
  if (!acceptable) return 'damaged';
  if (accepted_at === null) return 'waiting';
  return credit_count === 0 ? 'empty' : 'accepted';
};
