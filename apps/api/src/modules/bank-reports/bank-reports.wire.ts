import { forbidsBooking, type RefusalReason } from '@indeks/contract/bank-reports/bank-reports.keys';
import type { BankReport, BankReportDetail } from '@indeks/contract/bank-reports/bank-reports.schemas';
import type { Ctx } from '#platform/context.ts';
import * as queries from './bank-reports.queries.ts';

/** A report with what its rows come to. */
export const describe = async (ctx: Ctx, row: queries.ReportRow): Promise<BankReportDetail> => ({
  ...toWire(row),
  formats: row.formats,
  controlled: row.controlled,
  states: await queries.countStates(ctx, row.id),
  can: {
    accept: row.accepted_at === null && (await isUnderstood(ctx, row.id)),
    open: row.file_key !== null,
  },
});

export const isUnderstood = async (ctx: Ctx, id: number): Promise<boolean> =>
  // The reasons were written by readers.
  !(await queries.listReasons(ctx, id)).some((reason) => forbidsBooking(reason as RefusalReason));

export const toWire = (row: queries.ReportRow): BankReport => ({
  id: row.id,
  name: row.name,
  file_name: row.file_name,
  timestamp: row.added_at.toISOString(),
  amount: row.booked_count,
  sum: row.booked_sum,
  accepted: row.accepted_at !== null,
  version: row.version,
});
