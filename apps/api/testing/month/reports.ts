import type { ReportType } from '@indeks/contract/common/report-types';
import type { ReportStatus } from '@indeks/contract/month/monthly-reports/report-status';
import type { Database } from '#platform/db/database.ts';
import { insertRow } from '#platform/db/inserting.ts';

interface MonthlyReport {
  readonly userId: number;
  readonly type: ReportType;
  /** 'YYYY-MM' */
  readonly month: string;
  readonly status: ReportStatus;
  readonly changed?: boolean;
}

/** A month that was sent, accepted or rejected. */
export const insertReport = (
  db: Database,
  { userId, type, month, status, changed = false }: MonthlyReport,
): Promise<number> =>
  insertRow(db, 'monthly_reports', {
    user_id: userId,
    type,
    month: `${month}-01`,
    status,
    sent_at: new Date(`${month}-28T10:00:00Z`),
    ...(changed && { changed_at: new Date(`${month}-28T12:00:00Z`) }),
  });
