import type { Place } from '@indeks/contract/provider/places/places.schemas';
import { placeSortKeys, type PlaceSortKey as SortKey } from '@indeks/contract/provider/places/places.keys';
import { IconMail, IconPhone, IconUsers } from '@tabler/icons-react';
import { fetchPlacesCsv, placesPageQuery } from '#data/provider/places.ts';
import type { Register } from '#shared/ui/entry/register-page.tsx';
import { EmailLink, PhoneLink } from '#shared/ui/page/contact-link.tsx';
import { ActiveChip, ActiveFilter, readActiveFilter } from '#shared/ui/table/active-rows.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { pagingOf, type ListState } from '#shared/ui/table/list-state.ts';
import { CardLine } from '#shared/ui/table/row-card.tsx';
import classes from './places.module.css';
import { placesTexts as texts } from './places.texts.ts';

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
  {
    id: 'coordinators',
    header: texts.columns.coordinators,
    wrap: 'never',
    cell: (place) => <Coordinators names={place.coordinator_username} />,
  },
  {
    id: 'contact',
    header: texts.columns.contact,
    givesWay: true,
    cell: (place) => <ContactCell place={place} />,
  },
  {
    id: 'active',
    header: texts.columns.active,
    sortable: true,
    wrap: 'never',
    cell: (place) => <ActiveChip active={place.active} texts={texts.status} />,
  },
];

type Filters = { active: string };

const readQuery = (state: ListState<SortKey, Filters>) => ({
  ...pagingOf(state),
  active: readActiveFilter(state.filters),
});

export const placesRegister: Omit<Register<Place, SortKey, Filters>, 'Dialogs'> = {
  texts,
  options: { screen: 'places', sortKeys: placeSortKeys, sortBy: 'name', filters: { active: '' } },
  readPage: ({ state }) => placesPageQuery(readQuery(state)),
  fetchCsv: ({ state }) => fetchPlacesCsv(readQuery(state)),
  filters: (list) => <ActiveFilter list={list} texts={texts.statusFilter} />,
  columns,
  rowName: ({ name }) => name,
  card: (place) => <PlaceCard place={place} />,
};

function NameCell({ place }: { place: Place }) {
  return (
    <>
      <div className={classes.name}>{place.name}</div>
      <div className={classes.detail}>{place.address}</div>
    </>
  );
}

/** A line for each. */
function Coordinators({ names }: { names: string }) {
  return names
    .split(', ')
    .map((name, index, all) => <div key={name}>{index < all.length - 1 ? `${name},` : name}</div>);
}

function ContactCell({ place }: { place: Place }) {
  return (
    <>
      <EmailLink email={place.email} of={place.name} />
      <PhoneLink telephone={place.telephone} of={place.name} />
    </>
  );
}

function PlaceCard({ place }: { place: Place }) {
  return (
    <>
      <NameCell place={place} />
      <div className={classes.chips}>
        <ActiveChip active={place.active} texts={texts.status} />
      </div>
      <CardLine icon={IconUsers}>{place.coordinator_username}</CardLine>
      <CardLine icon={IconMail}>
        <EmailLink email={place.email} of={place.name} />
      </CardLine>
      <CardLine icon={IconPhone}>
        <PhoneLink telephone={place.telephone} of={place.name} />
      </CardLine>
    </>
  );
}
