import { allTripsSortKeys, type AllTripsSortKey as SortKey } from '@indeks/contract/month/trips/trips.keys';
import { drivenKm } from '@indeks/contract/month/trips/trips.rules';
import type { TripOfAll } from '@indeks/contract/month/trips/trips.schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { allTripsPageQuery } from '#data/month/trips.ts';
import {
  periodListOptions,
  readPeriodQuery,
  type PeriodList,
} from '#parts/month/monthly-reports/period-list.ts';
import type { Period } from '#parts/month/monthly-reports/use-period.ts';
import { nearPeopleQuery } from '#data/identity/people.ts';
import { NearNames } from '#parts/identity/people/near-names.tsx';
import { formatDate, formatNumber } from '#shared/lib/format.ts';
import type { Column } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { readyActions } from '#shared/ui/table/row-actions.tsx';
import { RowOpener } from '#shared/ui/table/row-opener.tsx';
import type { Selected } from '#shared/ui/table/use-selected.ts';
import classes from '#parts/month/monthly-reports/period-list.module.css';
import { allTripsTexts as texts } from './all-trips.texts.ts';

export type AllTripsList = PeriodList<SortKey>;

export const allTripsListOptions = periodListOptions<SortKey>('all-trips', allTripsSortKeys);

interface AllTripsTableProps {
  list: AllTripsList;
  period: Period;
  selected: Selected<TripOfAll>;
  onOpen: (trip: TripOfAll) => void;
  onRemove: (trips: readonly TripOfAll[]) => void;
}

/** Everybody's trips. People who may see them may also delete them. */
export function AllTripsTable({ list, period, selected, onOpen, onRemove }: AllTripsTableProps) {
  const result = useQuery(allTripsPageQuery(readPeriodQuery(list, period)));
  // Made once, so that the columns stay the same; every `onOpen` does the same.
  const [columns] = useState(() => makeColumns(onOpen));
  return (
    <DataTable
      texts={texts}
      list={list}
      result={result}
      columns={columns}
      near={(search) => <NearNames query={nearPeopleQuery(search, 'lecturers')} onChoose={list.setSearch} />}
      rowName={nameTrip}
      rowActions={(trip) => [{ ...readyActions.delete, onClick: () => onRemove([trip]) }]}
      selection={{
        ...selected,
        actions: [{ ...readyActions.delete, onClick: onRemove }],
      }}
      card={(trip) => <TripCard trip={trip} onOpen={onOpen} />}
      density="plain"
    />
  );
}

/** The trip in words. */
export const nameTrip = ({ date, start, destination, username }: TripOfAll): string =>
  texts.rowName(formatDate(date), start, destination, username);

interface OpenedProps {
  trip: TripOfAll;
  onOpen: (trip: TripOfAll) => void;
}

const makeColumns = (onOpen: OpenedProps['onOpen']): readonly Column<TripOfAll, SortKey>[] => [
  {
    id: 'start',
    header: texts.columns.start,
    sortable: true,
    cell: (trip) => (
      <RowOpener name={texts.detailsOf(nameTrip(trip))} onOpen={() => onOpen(trip)}>
        {trip.start}
      </RowOpener>
    ),
  },
  {
    id: 'destination',
    header: texts.columns.destination,
    sortable: true,
    cell: ({ destination }) => destination,
  },
  {
    id: 'km',
    header: texts.columns.km,
    sortable: true,
    align: 'end',
    wrap: 'never',
    cell: (trip) => <strong>{formatNumber(drivenKm(trip), 1)}</strong>,
  },
  {
    id: 'date',
    header: texts.columns.date,
    sortable: true,
    wrap: 'never',
    cell: ({ date }) => formatDate(date),
  },
  {
    id: 'username',
    header: texts.columns.username,
    sortable: true,
    cell: ({ listed_name }) => <span className={classes.name}>{listed_name}</span>,
  },
];

/** Without a date tile: beside the checkbox there would be no room left for the route. */
function TripCard({ trip, onOpen }: OpenedProps) {
  return (
    <div className={classes.card}>
      <RowOpener name={texts.detailsOf(nameTrip(trip))} onOpen={() => onOpen(trip)}>
        <strong>{texts.route(trip.start, trip.destination)}</strong>
      </RowOpener>
      <span>
        {texts.km(drivenKm(trip))} · {formatDate(trip.date)}
      </span>
      <span className={classes.quiet}>{trip.listed_name}</span>
    </div>
  );
}
