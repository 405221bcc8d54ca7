import { useState, type ComponentProps } from 'react';
import { DateControl } from '#shared/ui/form/dates/date-field.tsx';
import { Clamped } from '#shared/ui/table/clamped.tsx';
import { TypedFilter } from '#shared/ui/table/typed-filter.tsx';
import type { CatalogueSection } from '../section.ts';
import { settled } from './demo-list.ts';
import { demoPeople } from './demo-people.ts';
import { PeopleTable } from './people-table.tsx';
import { StudentsTable } from './students-table.tsx';

const nothingYet = { ...settled, data: undefined };
const page = { items: demoPeople.slice(0, 3), total: 3, capped: false };

export const tableSections: readonly CatalogueSection[] = [
  {
    id: 'table',
    title: 'Lista',
    states: [
      { id: 'table-list', title: '3000 osób', render: () => <PeopleTable /> },
      { id: 'table-selected', title: 'Z zaznaczeniem', render: () => <PeopleTable selectedCount={3} /> },
      {
        id: 'table-filtered',
        title: 'Z filtrem, od końca, strona druga',
        render: () => <PeopleTable start="city=Gdańsk&sortDesc=true&page=2" />,
      },
      {
        id: 'table-capped',
        title: 'Dłuższa niż liczona',
        render: () => <PeopleTable result={{ ...settled, data: { ...page, total: 5_000, capped: true } }} />,
      },
      {
        id: 'table-stale',
        title: 'Następna strona w drodze',
        render: () => (
          <PeopleTable result={{ ...settled, data: page, isFetching: true, isPlaceholderData: true }} />
        ),
      },
      { id: 'table-loading', title: 'Wczytywanie', render: () => <PeopleTable result={nothingYet} /> },
      {
        id: 'table-empty',
        title: 'Pusta',
        render: () => <PeopleTable result={{ ...settled, data: { items: [], total: 0, capped: false } }} />,
      },
      {
        id: 'table-nothing-found',
        title: 'Nic nie znaleziono',
        render: () => <PeopleTable start="search=qwerty" />,
      },
      {
        id: 'table-failed',
        title: 'Błąd',
        render: () => <PeopleTable result={{ ...nothingYet, isError: true }} />,
      },
    ],
  },
  {
    id: 'typed-filter',
    title: 'Filtr wpisywany',
    states: [
      { id: 'typed-filter-empty', title: 'Pusty', render: () => <DemoTypedFilter start="" /> },
      { id: 'typed-filter-text', title: 'Wpisany', render: () => <DemoTypedFilter start="192.0.2.7" /> },
      {
        id: 'typed-filter-day',
        title: 'Dzień ze słowem przed polem',
        render: () => <DateControl label="Od dnia" mark="od" value="2025-10-03" onChange={() => undefined} />,
      },
    ],
  },
  {
    id: 'clamped',
    title: 'Długa nazwa w kolumnie',
    states: [
      {
        id: 'clamped-two',
        title: 'Najwyżej dwa wiersze',
        render: () => (
          <div style={{ inlineSize: '9rem' }}>
            <Clamped text="Edukacja i rehabilitacja osób z niepełnosprawnością intelektualną" lines={2} />
          </div>
        ),
      },
    ],
  },
  {
    id: 'grouped-table',
    title: 'Lista z grupami',
    states: [{ id: 'grouped-table-list', title: 'Zapisy na osobę', render: () => <StudentsTable /> }],
  },
];

type DemoTypedFilterProps = Partial<ComponentProps<typeof TypedFilter>> & { start: string };

function DemoTypedFilter({ start, label = 'Adres IP', ...props }: DemoTypedFilterProps) {
  const [value, setValue] = useState(start);
  return <TypedFilter {...props} label={label} placeholder={label} value={value} onChange={setValue} />;
}
