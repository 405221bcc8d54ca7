import { reportStatus } from '@indeks/contract/months/report-status';
import { lastDayToSend } from '@indeks/contract/months/months.rules';
import type { ReportType } from '@indeks/contract/months/months.schemas';
import type { ReportStatus } from '@indeks/contract/months/report-status';
import type { LecturerReports } from '@indeks/contract/reports/reports.schemas';
import { Tooltip, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconClock, IconMinus, type TablerIcon } from '@tabler/icons-react';
import { Link } from 'react-router';
import { addressOfReport } from '#parts/months/report-address.ts';
import { today } from '#shared/lib/today.ts';
import { StatusChip, type ChipTone } from '#shared/ui/feedback/status-chip.tsx';
import classes from './reports.module.css';
import { reportsTexts as texts } from './reports.texts.ts';

interface ReportCellProps {
  row: LecturerReports;
  kind: 'time' | 'trip' | 'meeting';
  month: string;
}

/** The state of one report as a chip that leads to the tab where it is decided. */
export function ReportCell({ row, kind, month }: ReportCellProps) {
  const type = types[kind];
  const report = row[`report_${kind}`];
  if (!report && !row.sends.includes(type))
    return <span className={classes['notApplicable']}>{texts.notApplicable}</span>;
  const status = report?.status;
  const { tone, text, icon } = lookOf(status, month);
  return (
    <Tooltip label={texts.rejected} disabled={status !== reportStatus.rejected}>
      <Link to={addressOfReport({ uid: row.uid, type, month })} className={classes['cell'] ?? ''}>
        <StatusChip tone={tone} {...(icon && { icon })}>
          {text}
        </StatusChip>
        {report?.changed === true && <span className={classes['changed']}>{texts.changed}</span>}
        <VisuallyHidden>
          {status === reportStatus.rejected && `, ${texts.rejected}`}
          {texts.cellOf(texts.columns[kind], row.name)}
        </VisuallyHidden>
      </Link>
    </Tooltip>
  );
}

const types: Readonly<Record<ReportCellProps['kind'], ReportType>> = {
  time: 'czas',
  trip: 'przejazd',
  meeting: 'zjazd',
};

/** Only what waits has the triangle. A missing report is quiet until it is late; a rejected one counts as missing. */
function lookOf(status: ReportStatus | undefined, month: string): Look {
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
