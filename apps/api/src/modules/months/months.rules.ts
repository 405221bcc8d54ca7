import { lastDay, monthOf } from '@indeks/contract/months/months.rules';
import type { Report, ReportType } from '@indeks/contract/months/months.schemas';
import type { ReportStatus } from '@indeks/contract/months/report-status';

export interface ReportRow {
  readonly id: number;
  readonly user_id: number;
  readonly type: ReportType;
  /** The first day of the month. */
  readonly month: string;
  readonly status: ReportStatus;
  readonly reason: string | null;
  readonly sent_at: Date;
  readonly decided_at: Date | null;
  readonly version: number;
}

export const reportToWire = (row: ReportRow): Report => ({
  id: row.id,
  uid: row.user_id,
  type: row.type,
  status: row.status,
  date_from: row.month,
  date_to: lastDay(monthOf(row.month)),
  reason: row.reason,
  sent_at: row.sent_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
  version: row.version,
});
