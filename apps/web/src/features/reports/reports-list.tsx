import { firstDay, lastDay } from '@indeks/contract/months/months.rules';
import { roleNames, type Role } from '@indeks/contract/access/roles';
import {
  lecturerReportSortKeys,
  type LecturerReportSortKey as SortKey,
} from '@indeks/contract/reports/reports.keys';
import type { LecturerReports } from '@indeks/contract/reports/reports.schemas';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { reportsPageQuery } from '#data/reports.ts';
import { nearPeopleQuery } from '#data/people.ts';
import { NearNames } from '#parts/people/near-names.tsx';
import { SwitchControl } from '#shared/ui/form/switch-field.tsx';
import { PersonCell } from '#shared/ui/page/person-cell.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { pagingOf } from '#shared/ui/table/list-state.ts';
import type { List } from '#shared/ui/table/list.ts';
import type { ListOptions } from '#shared/ui/table/use-list-state.ts';
import { Concerns } from './concerns.tsx';
import { ReportCell } from './report-cell.tsx';
import classes from './reports.module.css';
import { reportsTexts as texts } from './reports.texts.ts';

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
  const columns = useMemo(() => columnsOf(month), [month]);
  return (
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
      near={(search) => <NearNames query={nearPeopleQuery(search, 'lecturers')} onChoose={list.setSearch} />}
      rowName={(row) => row.name}
      card={(row) => <ReportsCard row={row} month={month} />}
    />
  );
}

const decided = { title: texts.allDecided, text: texts.allDecidedHelp };

const detailOf = (role: Role, left: boolean): string =>
  left ? `${roleNames[role]}, ${texts.left}` : roleNames[role];

const columnsOf = (month: string): readonly Column<LecturerReports, SortKey>[] => [
  {
    id: 'name',
    header: texts.columns.name,
    sortable: true,
    cell: ({ name, listed_name, role, left }) => (
      <PersonCell name={name} listed={listed_name} detail={detailOf(role, left)} />
    ),
  },
  ...kinds.map((kind): Column<LecturerReports, SortKey> => ({
    id: kind,
    header: texts.columns[kind],
    wrap: 'never',
    cell: (row) => <ReportCell row={row} kind={kind} month={month} />,
  })),
  {
    id: 'concerns',
    header: texts.columns.concerns,
    wrap: 'never',
    cell: ({ name, concerns }) => <Concerns name={name} concerns={concerns} />,
  },
];

const kinds = ['time', 'trip', 'meeting'] as const;

function ReportsCard({ row, month }: { row: LecturerReports; month: string }) {
  return (
    <>
      <PersonCell name={row.name} listed={row.listed_name} detail={detailOf(row.role, row.left)} />
      <dl className={classes['card']}>
        {kinds.map((kind) => (
          <div key={kind} className={classes['line']}>
            <dt>{texts.columns[kind]}</dt>
            <dd>
              <ReportCell row={row} kind={kind} month={month} />
            </dd>
          </div>
        ))}
      </dl>
      <Concerns name={row.name} concerns={row.concerns} />
    </>
  );
}
