import type { ReportType } from '@indeks/contract/months/months.schemas';
import type { ReportStatus } from '@indeks/contract/months/report-status';
import type { Database } from '#platform/db/database.ts';

interface MonthlyReport {
  readonly userId: number;
  readonly type: ReportType;
  /** 'YYYY-MM' */
  readonly month: string;
  readonly status: ReportStatus;
  readonly changed?: boolean;
}

/** A month that was sent, accepted or rejected. */
export const insertReport = async (
  db: Database,
  { userId, type, month, status, changed = false }: MonthlyReport,
): Promise<number> => {
  const { id } = await db
    .insertInto('monthly_reports')
    .values({
      user_id: userId,
      type,
      month: `${month}-01`,
      status,
      sent_at: new Date(`${month}-28T10:00:00Z`),
      ...(changed && { changed_at: new Date(`${month}-28T12:00:00Z`) }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
