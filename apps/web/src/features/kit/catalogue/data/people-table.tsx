import { IconEye, IconMail, IconPhone, IconUsersGroup } from '@tabler/icons-react';
import { useState } from 'react';
import { formatPhone } from '#shared/lib/format.ts';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { SelectControl } from '#shared/ui/form/choices/select-control.tsx';
import { PersonCell } from '#shared/ui/page/person-cell.tsx';
import type { Column, ListResult, Selection } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { readyActions } from '#shared/ui/table/row-actions.tsx';
import { CardChips, CardLine } from '#shared/ui/table/row-card.tsx';
import { demoResult, useDemoList } from './demo-list.ts';
import type { DemoSortKey } from './demo-list.ts';
import { cities, demoPeople } from './demo-people.ts';
import type { DemoPerson } from './demo-people.ts';

interface PeopleTableProps {
  /** The address the list starts at. */
  start?: string;
  /** Instead of the whole answer of the demo. */
  result?: ListResult<DemoPerson>;
  selectedCount?: number;
}

export function PeopleTable({ start = '', result, selectedCount = 0 }: PeopleTableProps) {
  const list = useDemoList(start);
  const [rows, setRows] = useState<readonly DemoPerson[]>(
    selectedCount === 0 ? [] : (demoResult(list.state).data?.items ?? demoPeople).slice(1, 1 + selectedCount),
  );
  const selection: Selection<DemoPerson> = { rows, onChange: setRows, actions: bulkActions };
  return (
    <DataTable
      texts={texts}
      list={list}
      result={result ?? demoResult(list.state)}
      columns={columns}
      rowName={(person) => person.name}
      rowActions={rowActions}
      card={personCard}
      selection={selection}
      filters={
        <SelectControl
          label="Miejscowość"
          choices={cities.map((city) => ({ value: city, label: city }))}
          placeholder="Wszystkie miejscowości"
          clearable
          value={list.state.filters.city === '' ? null : list.state.filters.city}
          onChange={(city) => list.setFilters({ city: city ?? '' })}
        />
      }
      emptyAction={{ label: 'Dodaj wykładowcę', onClick: nothing }}
    />
  );
}

function PersonCard({ person }: { person: DemoPerson }) {
  return (
    <>
      <PersonCell name={person.name} detail={`${person.degree} · pracownik`} />
      <CardChips>
        <ContractChip contract={person.contract} />
      </CardChips>
      <CardLine icon={IconMail}>{person.email}</CardLine>
      <CardLine icon={IconPhone}>{formatPhone(person.phone)}</CardLine>
    </>
  );
}

const personCard = (person: DemoPerson) => <PersonCard person={person} />;

function ContractChip({ contract }: { contract: DemoPerson['contract'] }) {
  const { tone, text } = contractLooks[contract];
  return <StatusChip tone={tone}>{text}</StatusChip>;
}

const contractLooks = {
  'in-force': { tone: 'ok', text: 'Umowa od: 01.10.2024 do: 30.09.2026' },
  ending: { tone: 'warning', text: 'Kończy się za 12\u00a0dni' },
  none: { tone: 'error', text: 'Brak umowy' },
} as const;

const nothing = () => undefined;

const columns: readonly Column<DemoPerson, DemoSortKey>[] = [
  {
    id: 'name',
    sortable: true,
    header: 'Imię i\u00a0nazwisko',
    cell: (person) => <PersonCell name={person.name} detail={`${person.degree} · pracownik`} />,
  },
  {
    id: 'contract',
    header: 'Umowa',
    wrap: 'never',
    cell: (person) => <ContractChip contract={person.contract} />,
  },
  { id: 'email', sortable: true, header: 'E-mail', wrap: 'anywhere', cell: (person) => person.email },
  { id: 'phone', header: 'Telefon', wrap: 'never', cell: (person) => formatPhone(person.phone) },
  { id: 'hours', sortable: true, header: 'Godziny', align: 'end', cell: (person) => person.hours },
];

const rowActions = () => [
  { label: 'Szczegóły', icon: IconEye, onClick: nothing },
  { ...readyActions.edit, onClick: nothing },
];

const bulkActions = [
  { ...readyActions.delete, label: 'Usuń zaznaczonych', onClick: nothing },
  { label: 'Wyślij wiadomość', icon: IconMail, onClick: nothing },
];

const texts = {
  list: 'Wykładowcy',
  noun: { one: 'osoba', few: 'osoby', many: 'osób' },
  search: 'Szukaj po nazwisku',
  empty: {
    title: 'Brak użytkownikow',
    text: 'Dodaj pierwszego wykładowcę, aby móc przypisać mu umowę i\u00a0przedmioty.',
    icon: IconUsersGroup,
  },
};
