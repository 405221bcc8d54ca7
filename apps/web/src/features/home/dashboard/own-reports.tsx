import type { Permission } from '@indeks/contract/access/permissions';
import type { Dashboard } from '@indeks/contract/home/dashboard/dashboard.schemas';
import type { ReportType } from '@indeks/contract/common/report-types';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ReportChip } from '#parts/month/monthly-reports/report-bar.tsx';
import { useSession } from '#shared/api/session-context.tsx';
import { formatMonthName } from '#shared/lib/format.ts';
import { Card } from '#shared/ui/page/card.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import classes from './dashboard-cards.module.css';
import { dashboardTexts as texts } from './dashboard.texts.ts';

interface Row {
  type: ReportType;
  /** A kind of report that the person never sends is left out. */
  permission: Permission;
  to: string;
  detail: (data: Dashboard) => string;
}

const rows: readonly Row[] = [
  {
    type: 'czas',
    permission: 'work-times.submit',
    to: '/times',
    detail: ({ times, counts }) => texts.reports.czas(times.at(-1)?.value ?? 0, counts.times),
  },
  {
    type: 'przejazd',
    permission: 'trips.submit',
    to: '/trips',
    detail: ({ trips, counts }) => texts.reports.przejazd(trips.at(-1)?.value ?? 0, counts.trips),
  },
  {
    type: 'zjazd',
    permission: 'meetings.submit',
    to: '/calendar',
    detail: ({ counts }) => texts.reports.zjazd(counts.meetings),
  },
];

/** Where this month's reports stand. */
export function OwnReports({ data }: { data: Dashboard }) {
  const { permissions } = useSession();
  const own = rows.filter(({ permission }) => permissions.includes(permission));
  if (own.length === 0) return null;
  return (
    <Card title={texts.reportsOf(formatMonthName(data.month))} flush>
      <ul className={classes.rows}>
        {own.map(({ type, to, detail }) => (
          <li key={type}>
            <Link to={to} className={classes.row}>
              <span className={classes.words}>
                <span className={classes.kind}>{texts.kinds[type]}</span>{' '}
                <span className={classes.detail}>{detail(data)}</span>
              </span>
              <ReportChip report={data.reports.find((report) => report.type === type) ?? null} />
              <Icon of={IconChevronRight} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
