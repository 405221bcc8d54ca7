import type { Place } from '@indeks/contract/places/places.schemas';
import { placeSortKeys, type PlaceSortKey as SortKey } from '@indeks/contract/places/places.keys';
import { useQuery } from '@tanstack/react-query';
import { IconMail, IconPhone, IconUsers } from '@tabler/icons-react';
import { placesPageQuery } from '#data/places.ts';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { ActiveFilter, readActiveFilter } from '#shared/ui/table/active-filter.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { pagingOf } from '#shared/ui/table/list-state.ts';
import type { List } from '#shared/ui/table/list.ts';
import { readyActions } from '#shared/ui/table/row-actions.tsx';
import type { ListOptions } from '#shared/ui/table/use-list-state.ts';
import { CardLine } from '#shared/ui/table/row-card.tsx';
import classes from './places.module.css';
import { placesTexts as texts } from './places.texts.ts';

export type PlacesList = List<SortKey, { active: string }>;

export const placesListOptions: ListOptions<SortKey, { active: string }> = {
  screen: 'places',
  sortKeys: placeSortKeys,
  sortBy: 'name',
  filters: { active: '' },
};

export const placesQueryOf = ({ state }: PlacesList) => ({
  ...pagingOf(state),
  active: readActiveFilter(state.filters),
});

interface PlacesListProps {
  list: PlacesList;
  selected: readonly Place[];
  onSelect: (places: readonly Place[]) => void;
  onAdd: () => void;
  onEdit: (place: Place) => void;
  onRemove: (places: readonly Place[]) => void;
}

export function PlacesTable({ list, selected, onSelect, onAdd, onEdit, onRemove }: PlacesListProps) {
  const result = useQuery(placesPageQuery(placesQueryOf(list)));
  return (
    <DataTable
      texts={texts}
      list={list}
      result={result}
      columns={columns}
      filters={<ActiveFilter list={list} texts={texts.statusFilter} />}
      emptyAction={{ label: texts.add, onClick: onAdd }}
      rowKey={(place) => place.id}
      rowName={(place) => place.name}
      rowActions={(place) => (place.can.edit ? [{ ...readyActions.edit, onClick: () => onEdit(place) }] : [])}
      selection={{
        rows: selected,
        onChange: onSelect,
        actions: [{ ...readyActions.delete, onClick: onRemove }],
      }}
      card={(place) => <PlaceCard place={place} />}
    />
  );
}

const columns: readonly Column<Place, SortKey>[] = [
  {
    id: 'name',
    header: texts.columns.name,
    sortable: true,
    width: '23%',
    cell: (place) => <NameCell place={place} />,
  },
  {
    id: 'organization',
    header: texts.columns.organization,
    sortable: true,
    cell: (place) => place.organization,
  },
  { id: 'coordinators', header: texts.columns.coordinators, cell: (place) => place.coordinator_username },
  { id: 'contact', header: texts.columns.contact, cell: (place) => <ContactCell place={place} /> },
  {
    id: 'active',
    header: texts.columns.active,
    sortable: true,
    wrap: 'never',
    cell: (place) => <ActiveChip active={place.active} />,
  },
];

function NameCell({ place }: { place: Place }) {
  return (
    <>
      <div className={classes['name']}>{place.name}</div>
      <div className={classes['detail']}>{place.address}</div>
    </>
  );
}

function ContactCell({ place }: { place: Place }) {
  return (
    <>
      <div>{place.email}</div>
      <div className={classes['detail']}>{place.telephone}</div>
    </>
  );
}

function ActiveChip({ active }: Pick<Place, 'active'>) {
  return <StatusChip tone={active === 1 ? 'ok' : 'neutral'}>{texts.status[active]}</StatusChip>;
}

function PlaceCard({ place }: { place: Place }) {
  return (
    <>
      <NameCell place={place} />
      <div className={classes['chips']}>
        <ActiveChip active={place.active} />
      </div>
      <CardLine icon={IconUsers}>{place.coordinator_username}</CardLine>
      <CardLine icon={IconMail}>{place.email}</CardLine>
      <CardLine icon={IconPhone}>{place.telephone}</CardLine>
    </>
  );
}
