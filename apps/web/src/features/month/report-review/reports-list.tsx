import { firstDay, lastDay } from '@indeks/contract/common/months.rules';
import { roleNames, type Role } from '@indeks/contract/access/roles';
import {
  lecturerReportSortKeys,
  type LecturerReportSortKey as SortKey,
} from '@indeks/contract/month/report-review/report-review.keys';
import type { LecturerReports } from '@indeks/contract/month/report-review/report-review.schemas';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DecidedReport } from '#parts/month/monthly-reports/reports.api.ts';
import { reportsPageQuery } from '#data/month/report-review.ts';
import { nearPeopleQuery } from '#data/identity/people.ts';
import { NearNames } from '#parts/identity/people/near-names.tsx';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { SwitchControl } from '#shared/ui/form/choices/switch-field.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { PersonCell } from '#shared/ui/page/person-cell.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { pagingOf } from '#shared/ui/table/list-state.ts';
import type { List } from '#shared/ui/table/list.ts';
import type { ListOptions } from '#shared/ui/table/use-list-state.ts';
import { Concerns } from './concerns.tsx';
import { KindOfReport, ReportCell } from './report-cell.tsx';
import classes from './report-review.module.css';
import { reportsTexts as texts } from './report-review.texts.ts';

const RejectDialog = lazyPart(
  async () => (await import('#parts/month/monthly-reports/reject-dialog.tsx')).RejectDialog,
);

interface OpenRejection {
  kind: 'reject';
  report: DecidedReport;
  name: string;
}

type Reject = (row: LecturerReports, report: DecidedReport) => void;

type ReportsList = List<SortKey, { waiting: string }>;

export const reportsListOptions: ListOptions<SortKey, { waiting: string }> = {
  screen: 'reports',
  sortKeys: lecturerReportSortKeys,
  sortBy: 'name',
  filters: { waiting: '' },
};

export function ReportsTable({ list, month }: { list: ReportsList; month: string }) {
  const result = useQuery(
    reportsPageQuery({
      ...pagingOf(list.state),
      from: firstDay(month),
      to: lastDay(month),
      ...(list.state.filters.waiting === '1' && { waiting: 'true' as const }),
    }),
  );
  const { show, of, anyOpen } = useOpen<OpenRejection>('rejected-report');
  const { opened, value, close } = of('reject');
  const reject: Reject = ({ name }, report) => show({ kind: 'reject', report, name });
  // Made once for a month, so that the columns stay the same; every `reject` does the same.
  // oxlint-disable-next-line react/exhaustive-deps
  const columns = useMemo(() => makeColumns(month, reject), [month]);
  return (
    <>
      <DataTable
        texts={list.state.filters.waiting === '1' ? { ...texts, empty: decided } : texts}
        list={list}
        result={result}
        columns={columns}
        filters={
          <SwitchControl
            label={texts.onlyWaiting}
            value={list.state.filters.waiting === '1'}
            onChange={(on) => list.setFilters({ waiting: on ? '1' : '' })}
          />
        }
        near={(search) => (
          <NearNames query={nearPeopleQuery(search, 'lecturers')} onChoose={list.setSearch} />
        )}
        rowName={(row) => row.name}
        card={(row) => <ReportsCard row={row} month={month} onReject={reject} />}
      />
      <WhenOpened opened={anyOpen}>
        <RejectDialog
          opened={opened}
          onClose={close}
          report={value?.report ?? null}
          name={value?.name ?? ''}
        />
      </WhenOpened>
    </>
  );
}

const decided = { title: texts.allDecided, text: texts.allDecidedHelp };

const describeRole = (role: Role, left: boolean): string =>
  left ? `${roleNames[role]}, ${texts.left}` : roleNames[role];

const makeColumns = (month: string, onReject: Reject): readonly Column<LecturerReports, SortKey>[] => [
  {
    id: 'name',
    header: texts.columns.name,
    sortable: true,
    cell: ({ name, listed_name, role, left }) => (
      <PersonCell name={name} listed={listed_name} detail={describeRole(role, left)} />
    ),
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
    wrap: 'never',
    cell: ({ uid, name, concerns }) => <Concerns user={uid} name={name} concerns={concerns} />,
  },
];

const kinds = ['time', 'trip', 'meeting'] as const;

interface ReportsCardProps {
  row: LecturerReports;
  month: string;
  onReject: Reject;
}

function ReportsCard({ row, month, onReject }: ReportsCardProps) {
  return (
    <>
      <PersonCell name={row.name} listed={row.listed_name} detail={describeRole(row.role, row.left)} />
      <dl className={classes['card']}>
        {kinds.map((kind) => (
          <div key={kind} className={classes['line']}>
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
      <Concerns user={row.uid} name={row.name} concerns={row.concerns} />
    </>
  );
}
