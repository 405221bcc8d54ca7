import { drivenKm } from '@indeks/contract/month/trips/trips.rules';
import type { Trip, TripsOfPerson } from '@indeks/contract/month/trips/trips.schemas';
import type { UseQueryResult } from '@tanstack/react-query';
import { EntryConcerns } from '#parts/month/monthly-reports/reviewed-month.tsx';
import { formatDate, formatDay, formatNumber, formatWeekday } from '#shared/lib/format.ts';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import type { PageAction } from '#shared/ui/page/page-action.ts';
import type { Column } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { DatedCard } from '#shared/ui/table/dated-card.tsx';
import { onFirst, readyActions } from '#shared/ui/table/row-actions.tsx';
import { useWholeList } from '#shared/ui/table/use-whole-list.ts';
import type { Selected } from '#shared/ui/table/use-selected.ts';
import classes from './trips.module.css';
import { tripsTexts as texts } from './trips.texts.ts';

interface TripsTableProps {
  query: UseQueryResult<TripsOfPerson>;
  add: PageAction;
  selected: Selected<Trip>;
  onEdit: (trip: Trip) => void;
  onDuplicate: (trip: Trip) => void;
  onRemove: (trips: readonly Trip[]) => void;
}

export function TripsTable({ query, add, selected, ...handlers }: TripsTableProps) {
  const whole = useWholeList(query, { values: sortValues, sortBy: 'date' });
  const can = query.data?.can;
  const open = can?.change === true && {
    rowActions: (trip: Trip) => listRowActions(trip, handlers),
    selection: { ...selected, actions: listBulkActions(selected.rows, handlers) },
  };
  return (
    <DataTable
      {...whole}
      texts={texts}
      columns={columns}
      emptyAction={can?.add === true ? add : undefined}
      rowName={nameTrip}
      {...open}
      card={(trip) => <TripCard trip={trip} />}
    />
  );
}

/** The trip in words. */
const nameTrip = ({ date, start, destination }: Trip): string =>
  `${start} – ${destination}, ${formatDate(date)}`;

type Handlers = Pick<TripsTableProps, 'onEdit' | 'onDuplicate' | 'onRemove'>;

const listRowActions = (trip: Trip, { onEdit, onDuplicate, onRemove }: Handlers) => [
  { ...readyActions.edit, onClick: () => onEdit(trip) },
  { ...readyActions.duplicate, onClick: () => onDuplicate(trip) },
  { ...readyActions.delete, onClick: () => onRemove([trip]) },
];

/** One trip can be duplicated at a time: its copy is opened for editing. */
const listBulkActions = (selected: readonly Trip[], { onDuplicate, onRemove }: Handlers) => [
  ...(selected.length === 1 ? [{ ...readyActions.duplicate, onClick: onFirst(onDuplicate) }] : []),
  { ...readyActions.delete, onClick: onRemove },
];

type SortKey = 'start' | 'destination' | 'km' | 'date';

const sortValues: Record<SortKey, (trip: Trip) => string | number> = {
  start: ({ start }) => start,
  destination: ({ destination }) => destination,
  km: drivenKm,
  date: ({ date }) => date,
};

const columns: readonly Column<Trip, SortKey>[] = [
  { id: 'start', header: texts.columns.start, sortable: true, cell: ({ start }) => <strong>{start}</strong> },
  {
    id: 'destination',
    header: texts.columns.destination,
    sortable: true,
    cell: ({ id, destination }) => (
      <>
        <strong>{destination}</strong>
        <EntryConcerns id={id} />
      </>
    ),
  },
  {
    id: 'km',
    header: texts.columns.km,
    sortable: true,
    align: 'end',
    wrap: 'never',
    cell: (trip) => (
      <>
        <strong>{formatNumber(drivenKm(trip), 1)}</strong>
        <div className={classes.detail}>{nameWay(trip)}</div>
        <MissingRate trip={trip} />
      </>
    ),
  },
  {
    id: 'date',
    header: texts.columns.date,
    sortable: true,
    wrap: 'never',
    cell: (trip) => (
      <>
        {formatDate(trip.date)} <span className={classes.quiet}>{formatWeekday(trip.date)}</span>
        {trip.return_date !== null && (
          <div className={classes.detail}>{texts.returns(formatDate(trip.return_date))}</div>
        )}
      </>
    ),
  },
  {
    id: 'car',
    header: texts.columns.car,
    cell: ({ car }) => <span className={classes.quiet}>{car}</span>,
  },
];

const nameWay = ({ return_to_start: back }: Trip): string => (back ? texts.thereAndBack : texts.there);

function TripCard({ trip }: { trip: Trip }) {
  return (
    <DatedCard day={trip.date} figure={texts.km(drivenKm(trip))}>
      <strong>{`${trip.start} – ${trip.destination}`}</strong>
      <span className={classes.quiet}>
        {trip.return_date === null ? nameWay(trip) : texts.returns(formatDay(trip.return_date))}
      </span>
      <span className={classes.quiet}>{trip.car}</span>
      <MissingRate trip={trip} />
      <EntryConcerns id={trip.id} />
    </DatedCard>
  );
}

/** Says that nothing can be paid for the trip yet. */
function MissingRate({ trip }: { trip: Trip }) {
  return trip.rate === null ? <StatusChip tone="warning">{texts.tripWithoutRate}</StatusChip> : null;
}
