import { roleNames, type Role } from '@indeks/contract/access/roles';
import { reportStatus } from '@indeks/contract/month/monthly-reports/report-status';
import type { LecturerReportSortKey as SortKey } from '@indeks/contract/month/report-review/report-review.keys';
import type { LecturerReports } from '@indeks/contract/month/report-review/report-review.schemas';
import { addressOfReport } from '#parts/month/monthly-reports/report-address.ts';
import type { DecidedReport } from '#parts/month/monthly-reports/reports.api.ts';
import { PersonCell } from '#shared/ui/page/person-cell.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { Concerns } from './concerns.tsx';
import { KindOfReport, ReportCell, reportTypeOf } from './report-cell.tsx';
import classes from './report-review.module.css';
import { reportsTexts as texts } from './report-review.texts.ts';

export type Reject = (row: LecturerReports, report: DecidedReport) => void;

const describeRole = (role: Role, left: boolean): string =>
  left ? `${roleNames[role]}, ${texts.left}` : roleNames[role];

export const makeColumns = (month: string, onReject: Reject): readonly Column<LecturerReports, SortKey>[] => [
  {
    id: 'name',
    header: texts.columns.name,
    sortable: true,
    cell: (row) => <Person row={row} month={month} />,
  },
  ...kinds.map((kind): Column<LecturerReports, SortKey> => ({
    id: kind,
    header: texts.columns[kind],
    wrap: 'never',
    cell: (row) => (
      <ReportCell row={row} kind={kind} month={month} onReject={(report) => onReject(row, report)} />
    ),
  })),
  {
    id: 'concerns',
    header: texts.columns.concerns,
    givesWay: true,
    cell: ({ uid, name, concerns }) => <Concerns user={uid} name={name} concerns={concerns} />,
  },
];

const kinds = ['time', 'trip', 'meeting'] as const;

/** Opens the first of their reports that waits; where none does, the first that they send. On a card with what is to check. */
function Person({
  row,
  month,
  concerned = false,
}: {
  row: LecturerReports;
  month: string;
  concerned?: boolean;
}) {
  const { uid, name, listed_name, role, left, sends } = row;
  const kind = kinds.find((one) => row[`report_${one}`]?.status === reportStatus.sent);
  const type = kind ? reportTypeOf[kind] : (sends[0] ?? 'czas');
  const to = addressOfReport({ uid, type, month });
  const concerns = concerned && row.concerns.length > 0;
  const detail = concerns ? (
    <Concerns user={uid} name={name} concerns={row.concerns} />
  ) : (
    describeRole(role, left)
  );
  return <PersonCell name={name} listed={listed_name} to={to} detail={detail} />;
}

interface ReportsCardProps {
  row: LecturerReports;
  month: string;
  onReject: Reject;
}

export function ReportsCard({ row, month, onReject }: ReportsCardProps) {
  return (
    <>
      <Person row={row} month={month} concerned />
      <dl className={classes.card}>
        {kinds.map((kind) => (
          <div key={kind} className={classes.line}>
            <dt>
              <KindOfReport row={row} kind={kind} month={month} />
            </dt>
            <dd>
              <ReportCell
                row={row}
                kind={kind}
                month={month}
                low
                onReject={(report) => onReject(row, report)}
              />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
