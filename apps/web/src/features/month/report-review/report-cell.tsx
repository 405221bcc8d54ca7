import { reportStatus } from '@indeks/contract/month/monthly-reports/report-status';
import { firstDay, lastDay, lastDayToSend } from '@indeks/contract/common/months.rules';
import type { ReportType } from '@indeks/contract/common/report-types';
import type { ReportStatus } from '@indeks/contract/month/monthly-reports/report-status';
import type { LecturerReports } from '@indeks/contract/month/report-review/report-review.schemas';
import { Tooltip, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconClock, IconMinus, type TablerIcon } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { DecidedReport } from '#parts/month/monthly-reports/reports.api.ts';
import { addressOfReport } from '#parts/month/monthly-reports/report-address.ts';
import { today } from '#shared/lib/today.ts';
import { StatusChip, type ChipTone } from '#shared/ui/feedback/status-chip.tsx';
import tones from '#shared/ui/page/tones.module.css';
import { DecideHere } from './decide-here.tsx';
import classes from './report-review.module.css';
import { reportsTexts as texts } from './report-review.texts.ts';

interface ReportCellProps {
  row: LecturerReports;
  kind: 'time' | 'trip' | 'meeting';
  month: string;
  onReject: (report: DecidedReport) => void;
  /** On a phone's card three stand on one line: what waits has its two buttons there, and its word leads to the report. */
  low?: boolean;
}

/** The state of one report as a chip that leads to the tab where it is decided; what waits can be decided beside it. */
export function ReportCell(props: ReportCellProps) {
  const { row, kind, month, onReject, low = false } = props;
  const type = reportTypeOf[kind];
  const report = row[`report_${kind}`];
  if (!report && !row.sends.includes(type))
    return <span className={classes.notApplicable}>{texts.notApplicable}</span>;
  if (report?.status !== reportStatus.sent) return <ReportLink {...props} />;
  const period = { date_from: firstDay(month), date_to: lastDay(month) };
  const waiting = { uid: row.uid, type, ...period, version: report.version };
  return (
    <span className={`${tones.toned} ${classes.waiting}`} data-tone="error">
      {!low && <ReportLink {...props} />}
      <DecideHere report={waiting} name={row.name} onReject={() => onReject(waiting)} rejectFirst={low} />
    </span>
  );
}

function ReportLink({ row, kind, month }: Omit<ReportCellProps, 'onReject' | 'low'>) {
  const type = reportTypeOf[kind];
  const report = row[`report_${kind}`];
  const status = report?.status;
  const { tone, text, icon } = chooseLook(status, month);
  return (
    <Tooltip label={texts.rejected} disabled={status !== reportStatus.rejected}>
      <Link to={addressOfReport({ uid: row.uid, type, month })} className={classes.cell}>
        <StatusChip tone={tone} {...(icon && { icon })}>
          {text}
        </StatusChip>
        {report?.changed === true && <span className={classes.changed}>{texts.changed}</span>}
        <VisuallyHidden>
          {status === reportStatus.rejected && `, ${texts.rejected}`}
          {texts.cellOf(texts.columns[kind], row.name)}
        </VisuallyHidden>
      </Link>
    </Tooltip>
  );
}

/** The word above a report on a phone's card: of what waits the way to it. */
export function KindOfReport({ row, kind, month }: Omit<ReportCellProps, 'onReject' | 'low'>) {
  if (row[`report_${kind}`]?.status !== reportStatus.sent) return texts.columns[kind];
  return (
    <Link to={addressOfReport({ uid: row.uid, type: reportTypeOf[kind], month })} className={classes.kind}>
      {texts.columns[kind]}
      <VisuallyHidden>{`: ${row.name}, ${texts.status[reportStatus.sent]}`}</VisuallyHidden>
    </Link>
  );
}

export const reportTypeOf: Readonly<Record<ReportCellProps['kind'], ReportType>> = {
  time: 'czas',
  trip: 'przejazd',
  meeting: 'zjazd',
};

/** Only what waits has the triangle. A missing report is quiet until it is late; a rejected one counts as missing. */
function chooseLook(status: ReportStatus | undefined, month: string): Look {
  if (status === reportStatus.sent)
    return { tone: 'error', text: texts.status[reportStatus.sent], icon: IconAlertTriangle };
  if (status === reportStatus.accepted) return { tone: 'ok', text: texts.status[reportStatus.accepted] };
  const late = today() > lastDayToSend(month);
  return late
    ? { tone: 'warning', text: texts.status.none, icon: IconClock }
    : { tone: 'neutral', text: texts.status.none, icon: IconMinus };
}

interface Look {
  tone: ChipTone;
  text: string;
  icon?: TablerIcon;
}
