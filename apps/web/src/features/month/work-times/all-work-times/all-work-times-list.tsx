import { roleNames } from '@indeks/contract/access/roles';
import {
  allTimesSortKeys,
  type AllTimesSortKey as SortKey,
} from '@indeks/contract/month/work-times/work-times.keys';
import { online, type WorkTimeOfAll } from '@indeks/contract/month/work-times/work-times.schemas';
import { useQuery } from '@tanstack/react-query';
import { IconWifi } from '@tabler/icons-react';
import { allTimesPageQuery } from '#data/month/work-times.ts';
import {
  periodListOptions,
  readPeriodQuery,
  type PeriodList,
} from '#parts/month/monthly-reports/period-list.ts';
import type { Period } from '#parts/month/monthly-reports/use-period.ts';
import { nearPeopleQuery } from '#data/identity/people.ts';
import { NearNames } from '#parts/identity/people/near-names.tsx';
import { formatDate, formatNumber } from '#shared/lib/format.ts';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { dayColumn } from '#shared/ui/table/day-column.tsx';
import { readyActions } from '#shared/ui/table/row-actions.tsx';
import classes from '#parts/month/monthly-reports/period-list.module.css';
import { allWorkTimesTexts as texts } from './all-work-times.texts.ts';

export type AllTimesList = PeriodList<SortKey>;

export const allTimesListOptions = periodListOptions<SortKey>('all-work-times', allTimesSortKeys);

interface AllWorkTimesTableProps {
  list: AllTimesList;
  period: Period;
  onAdd: () => void;
  onEdit: (time: WorkTimeOfAll) => void;
  onRemove: (time: WorkTimeOfAll) => void;
}

/** Everybody's hours. People who may see them may also change them. */
export function AllWorkTimesTable({ list, period, onAdd, onEdit, onRemove }: AllWorkTimesTableProps) {
  const result = useQuery(allTimesPageQuery(readPeriodQuery(list, period)));
  return (
    <DataTable
      texts={texts}
      list={list}
      result={result}
      columns={columns}
      emptyAction={{ label: texts.add, onClick: onAdd }}
      near={(search) => <NearNames query={nearPeopleQuery(search, 'lecturers')} onChoose={list.setSearch} />}
      rowName={({ date, username }) => texts.rowName(formatDate(date), username)}
      rowActions={(time) => [
        { ...readyActions.edit, onClick: () => onEdit(time) },
        { ...readyActions.delete, onClick: () => onRemove(time) },
      ]}
      card={(time) => <TimeCard time={time} />}
      density="plain"
    />
  );
}

const columns: readonly Column<WorkTimeOfAll, SortKey>[] = [
  dayColumn(texts.columns.date),
  { id: 'city', header: texts.columns.city, sortable: true, cell: ({ city }) => <City city={city} /> },
  {
    id: 'username',
    header: texts.columns.username,
    sortable: true,
    cell: ({ listed_name }) => <span className={classes.name}>{listed_name}</span>,
  },
  { id: 'role', header: texts.columns.role, cell: ({ role }) => roleNames[role] },
  {
    id: 'hours',
    header: texts.columns.hours,
    sortable: true,
    align: 'end',
    wrap: 'never',
    cell: ({ hours }) => <strong>{formatNumber(hours, 1)}</strong>,
  },
];

function City({ city }: Pick<WorkTimeOfAll, 'city'>) {
  if (city !== online) return city;
  return (
    <StatusChip tone="info" icon={IconWifi}>
      {online}
    </StatusChip>
  );
}

function TimeCard({ time }: { time: WorkTimeOfAll }) {
  return (
    <div className={classes.card}>
      <strong>{time.listed_name}</strong>
      <span>
        {texts.hours(time.hours)} · {formatDate(time.date)}
      </span>
      <span>
        <City city={time.city} />
      </span>
      <span className={classes.quiet}>{roleNames[time.role]}</span>
    </div>
  );
}
