import { reportStatus } from '@indeks/contract/month/monthly-reports/report-status';
import type { MonthAbilities, Report } from '@indeks/contract/month/monthly-reports/monthly-reports.schemas';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import classes from './months.module.css';
import { monthReportTexts as texts } from './month-report.texts.ts';

interface RejectionNoticeProps {
  report: Report | null;
  can: MonthAbilities;
}

/** Says why the month was rejected, above the entries to correct. */
export function RejectionNotice({ report, can }: RejectionNoticeProps) {
  if (report?.status !== reportStatus.rejected) return null;
  return (
    <Notice
      tone="error"
      className={classes.notice}
      title={can.submit ? texts.rejectedNotice : texts.rejectedNoticeForOthers}
    >
      {report.reason !== null && report.reason !== '' && texts.reasonIs(report.reason)}
    </Notice>
  );
}
