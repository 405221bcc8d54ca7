import type { PersonSortKey as SortKey, StaffGroup } from '@indeks/contract/people/people.keys';
import type { PersonRecord } from '@indeks/contract/people/people.schemas';
import { IconEye, IconUsersGroup } from '@tabler/icons-react';
import { ContractChip } from '#parts/people/contract-chip.tsx';
import { formatPhone } from '#shared/lib/format.ts';
import type { Column, ListResult } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import type { List } from '#shared/ui/table/list.ts';
import { readyActions } from '#shared/ui/table/row-actions.tsx';
import { ConsentCell, EmailCell, NameCell, PersonCard } from './people-cells.tsx';
import { peopleTexts } from './people.texts.ts';
import { staffLists, type StaffList } from './staff-list.ts';

interface PeopleTableProps {
  of: StaffList;
  list: List<SortKey, Record<string, never>>;
  result: ListResult<PersonRecord>;
  selected: readonly PersonRecord[];
  onSelect: (people: readonly PersonRecord[]) => void;
  onAdd: () => void;
  onEdit: (person: PersonRecord) => void;
  onRemove: (people: readonly PersonRecord[]) => void;
}

export function PeopleTable(props: PeopleTableProps) {
  const { list, result, selected, onSelect, onAdd, onEdit, onRemove } = props;
  const { group, path, texts } = props.of;
  return (
    <DataTable
      label={texts.list}
      list={list}
      result={result}
      columns={columns[group]}
      noun={peopleTexts.noun}
      search={peopleTexts.search}
      empty={{
        title: peopleTexts.nobody,
        text: texts.emptyHelp,
        icon: IconUsersGroup,
        action: { label: texts.add, onClick: onAdd },
      }}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowActions={(person) => [
        { label: peopleTexts.details, icon: IconEye, to: `${path}/${person.id}` },
        { ...readyActions.edit, onClick: () => onEdit(person) },
      ]}
      selection={{
        rows: selected,
        onChange: onSelect,
        actions: [{ ...readyActions.delete, label: peopleTexts.remove, onClick: onRemove }],
      }}
      card={(person) => <PersonCard person={person} path={path} withConsent={group === 'lecturers'} />}
    />
  );
}

type PersonColumn = Column<PersonRecord, SortKey>;

const nameColumn = ({ path }: StaffList): PersonColumn => ({
  id: 'name',
  header: peopleTexts.columns.name,
  sortable: true,
  cell: (person) => <NameCell person={person} path={path} />,
});

const contractColumn: PersonColumn = {
  id: 'contract',
  header: peopleTexts.columns.contract,
  sortable: true,
  wrap: 'never',
  cell: ({ contract }) => <ContractChip latest={contract} />,
};

const consentColumn: PersonColumn = {
  id: 'rodo',
  header: peopleTexts.columns.rodo,
  sortable: true,
  wrap: 'never',
  cell: ({ rodo }) => <ConsentCell rodo={rodo} />,
};

const contactColumns: readonly PersonColumn[] = [
  {
    id: 'email',
    header: peopleTexts.columns.email,
    sortable: true,
    wrap: 'anywhere',
    cell: ({ email }) => <EmailCell email={email} />,
  },
  {
    id: 'telephone',
    header: peopleTexts.columns.telephone,
    sortable: true,
    wrap: 'never',
    cell: ({ telephone }) => telephone && formatPhone(telephone),
  },
];

const columns: Record<StaffGroup, readonly PersonColumn[]> = {
  lecturers: [nameColumn(staffLists.lecturers), contractColumn, consentColumn, ...contactColumns],
  administrative: [nameColumn(staffLists.administrative), contractColumn, ...contactColumns],
};
