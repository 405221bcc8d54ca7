import type { LecturerReports } from '@indeks/contract/reports/reports.schemas';
import type { ReportStatus } from '@indeks/contract/months/report-status';
import { Tooltip, VisuallyHidden } from '@mantine/core';
import { IconCalendar, IconCar, IconClock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { StatusChip, type ChipTone } from '#shared/ui/feedback/status-chip.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import classes from './reports.module.css';
import { reportsTexts as texts } from './reports.texts.ts';

interface ReportCellProps {
  row: LecturerReports;
  kind: 'time' | 'trip' | 'meeting';
  month: string;
}

/** The state of one report; it leads to the tab where the report is decided. */
export function ReportCell({ row, kind, month }: ReportCellProps) {
  const { icon, tab } = kinds[kind];
  const status = row[`report_${kind}`]?.status;
  const { tone, text } = looks[status ?? 'none'];
  return (
    <Tooltip label={texts.rejected} disabled={status !== 0}>
      <Link to={`/users/${row.uid}?tab=${tab}&month=${month}`} className={classes['cell'] ?? ''}>
        <Icon of={icon} className={classes['kind']} />
        <StatusChip tone={tone}>{text}</StatusChip>
        <VisuallyHidden>
          {status === 0 && `, ${texts.rejected}`}
          {texts.cellOf(texts.columns[kind], row.name)}
        </VisuallyHidden>
      </Link>
    </Tooltip>
  );
}

/** The tabs of the person's page, by their slugs. */
const kinds = {
  time: { icon: IconClock, tab: 'czas-pracy' },
  trip: { icon: IconCar, tab: 'przejazdy' },
  meeting: { icon: IconCalendar, tab: 'kalendarz' },
} as const;

/** A rejected report counts as not sent until it is sent again. */
const looks: Record<ReportStatus | 'none', { tone: ChipTone; text: string }> = {
  none: { tone: 'warning', text: texts.status.none },
  0: { tone: 'warning', text: texts.status.none },
  1: { tone: 'error', text: texts.status[1] },
  2: { tone: 'ok', text: texts.status[2] },
};
