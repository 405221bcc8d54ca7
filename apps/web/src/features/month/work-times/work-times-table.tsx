import {
  online,
  type WorkTime,
  type WorkTimesOfPerson,
} from '@indeks/contract/month/work-times/work-times.schemas';
import type { UseQueryResult } from '@tanstack/react-query';
import { IconMapPin, IconWifi } from '@tabler/icons-react';
import { EntryConcerns } from '#parts/month/monthly-reports/reviewed-month.tsx';
import { formatDate, formatNumber } from '#shared/lib/format.ts';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import type { PageAction } from '#shared/ui/page/page-action.ts';
import type { Column } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { dayColumn } from '#shared/ui/table/day-column.tsx';
import { DatedCard } from '#shared/ui/table/dated-card.tsx';
import { readyActions } from '#shared/ui/table/row-actions.tsx';
import { useWholeList } from '#shared/ui/table/use-whole-list.ts';
import classes from './work-times.module.css';
import { workTimesTexts as texts } from './work-times.texts.ts';

interface WorkTimesTableProps {
  query: UseQueryResult<WorkTimesOfPerson>;
  add: PageAction;
  onEdit: (time: WorkTime) => void;
  onRemove: (time: WorkTime) => void;
}

export function WorkTimesTable({ query, add, onEdit, onRemove }: WorkTimesTableProps) {
  const whole = useWholeList(query, { values: sortValues, sortBy: 'date' });
  const can = query.data?.can;
  const rowActions = (time: WorkTime) => [
    { ...readyActions.edit, onClick: () => onEdit(time) },
    { ...readyActions.delete, onClick: () => onRemove(time) },
  ];
  return (
    <DataTable
      {...whole}
      texts={texts}
      columns={columns}
      emptyAction={can?.add === true ? add : undefined}
      rowName={nameEntry}
      {...(can?.change === true && { rowActions })}
      card={(time) => <TimeCard time={time} />}
    />
  );
}

/** The entry in words. */
const nameEntry = ({ date, city }: Pick<WorkTime, 'date' | 'city'>): string => `${formatDate(date)}, ${city}`;

type SortKey = 'date' | 'city' | 'hours';

const sortValues: Record<SortKey, (time: WorkTime) => string | number> = {
  date: ({ date }) => date,
  city: ({ city }) => city,
  hours: ({ hours }) => hours,
};

const columns: readonly Column<WorkTime, SortKey>[] = [
  dayColumn(texts.columns.date, '21%'),
  {
    id: 'city',
    header: texts.columns.city,
    sortable: true,
    width: '20%',
    cell: ({ city }) => <City city={city} />,
  },
  {
    id: 'comment',
    header: texts.columns.comment,
    wrap: 'anywhere',
    cell: ({ id, comment }) => (
      <>
        <span className={classes.quiet}>{comment === '' ? '—' : comment}</span>
        <EntryConcerns id={id} />
      </>
    ),
  },
  {
    id: 'hours',
    header: texts.columns.hours,
    sortable: true,
    align: 'end',
    cell: ({ hours }) => <strong>{formatNumber(hours, 1)}</strong>,
  },
];

function City({ city }: { city: string }) {
  if (city === online) {
    return (
      <StatusChip tone="info" icon={IconWifi}>
        {online}
      </StatusChip>
    );
  }
  return (
    <span className={classes.city}>
      <Icon of={IconMapPin} size={iconSizes.small} />
      {city}
    </span>
  );
}

function TimeCard({ time }: { time: WorkTime }) {
  return (
    <DatedCard day={time.date} figure={texts.hours(time.hours)}>
      <strong>
        <City city={time.city} />
      </strong>
      <span className={classes.quiet}>{time.comment === '' ? texts.noComment : time.comment}</span>
      <EntryConcerns id={time.id} />
    </DatedCard>
  );
}
