import { lastDay, monthOf } from '@indeks/contract/common/months.rules';
import type { Report } from '@indeks/contract/month/monthly-reports/monthly-reports.schemas';
import type { ReportType } from '@indeks/contract/common/report-types';
import { reportStatus, type ReportStatus } from '@indeks/contract/month/monthly-reports/report-status';

export interface ReportRow {
  readonly id: number;
  readonly user_id: number;
  readonly type: ReportType;
  /** The first day of the month. */
  readonly month: string;
  readonly status: ReportStatus;
  readonly reason: string | null;
  readonly sent_at: Date;
  /** The last decision; while the report waits it is the one before it was sent again. */
  readonly decided_at: Date | null;
  /** When an entry was changed first after the month had been accepted. */
  readonly changed_at: Date | null;
  readonly version: number;
}

/** The decision before a report was sent again is stored for a withdrawal, and not shown. */
export const reportToWire = (row: ReportRow): Report => ({
  id: row.id,
  uid: row.user_id,
  type: row.type,
  status: row.status,
  date_from: row.month,
  date_to: lastDay(monthOf(row.month)),
  reason: row.status === reportStatus.sent ? null : row.reason,
  sent_at: row.sent_at.toISOString(),
  decided_at: row.status === reportStatus.sent ? null : (row.decided_at?.toISOString() ?? null),
  changed_at: row.changed_at?.toISOString() ?? null,
  version: row.version,
});
