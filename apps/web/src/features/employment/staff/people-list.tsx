import type { PersonSortKey as SortKey, StaffGroup } from '@indeks/contract/identity/people/people.keys';
import type { PersonRecord } from '@indeks/contract/identity/people/people.schemas';
import { staffConcernTexts } from '@indeks/contract/identity/people/people.texts';
import { IconFilePlus, IconMail, IconUsersGroup } from '@tabler/icons-react';
import { messageActionTexts } from '#parts/notices/notifications/messages/messages.texts.ts';
import { ContractEnd } from '#parts/employment/contracts/contract-chip.tsx';
import { nearPeopleQuery } from '#data/identity/people.ts';
import { NearNames } from '#parts/identity/people/near-names.tsx';
import { SelectControl } from '#shared/ui/form/choices/select-control.tsx';
import { EmailLink, PhoneLink } from '#shared/ui/page/contact-link.tsx';
import type { Column, ListResult } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { readyActions } from '#shared/ui/table/row-actions.tsx';
import type { Selected } from '#shared/ui/table/use-selected.ts';
import { ConsentCell, NameCell, PersonCard } from './people-cells.tsx';
import { contractForManyTexts, peopleTexts } from './people.texts.ts';
import { readConcern, staffLists, type PeopleList, type StaffList } from './staff-list.ts';

interface PeopleTableProps {
  of: StaffList;
  list: PeopleList;
  result: ListResult<PersonRecord>;
  selected: Selected<PersonRecord>;
  onAdd: () => void;
  onEdit: (person: PersonRecord) => void;
  onRemove: (people: readonly PersonRecord[]) => void;
  onAddContract: (people: readonly PersonRecord[]) => void;
  /** Only lecturers are written to from their list. */
  onMessage: ((people: readonly PersonRecord[]) => void) | undefined;
}

export function PeopleTable(props: PeopleTableProps) {
  const { list, result, selected, onAdd, onEdit, onRemove, onAddContract, onMessage } = props;
  const { group, path, texts } = props.of;
  return (
    <DataTable
      texts={{
        list: texts.list,
        noun: peopleTexts.noun,
        search: peopleTexts.search,
        empty: { title: peopleTexts.nobody, text: texts.emptyHelp, icon: IconUsersGroup },
      }}
      list={list}
      result={result}
      columns={columns[group]}
      filters={<ConcernFilter list={list} concerns={props.of.concerns} />}
      emptyAction={{ label: texts.add, onClick: onAdd }}
      near={(search) => <NearNames query={nearPeopleQuery(search, group)} onChoose={list.setSearch} />}
      rowName={({ name }) => name}
      rowActions={(person) => [{ ...readyActions.edit, onClick: () => onEdit(person) }]}
      selection={{
        ...selected,
        actions: [
          ...(onMessage ? [{ label: messageActionTexts.action, icon: IconMail, onClick: onMessage }] : []),
          { label: contractForManyTexts.action, icon: IconFilePlus, onClick: onAddContract },
          { ...readyActions.delete, label: peopleTexts.remove, onClick: onRemove },
        ],
      }}
      card={(person) => <PersonCard person={person} path={path} withConsent={group === 'lecturers'} />}
    />
  );
}

function ConcernFilter({ list, concerns }: { list: PeopleList } & Pick<StaffList, 'concerns'>) {
  return (
    <SelectControl
      label={peopleTexts.concern}
      value={readConcern(list) ?? ''}
      onChange={(chosen) => list.setFilters({ concern: chosen ?? '' })}
      choices={[
        { value: '', label: peopleTexts.everybody },
        ...concerns.map((value) => ({ value, label: staffConcernTexts[value] })),
      ]}
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
  cell: ({ contract }) => <ContractEnd latest={contract} />,
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
    givesWay: true,
    sortable: true,
    cell: ({ email, name }) => <EmailLink email={email} of={name} />,
  },
  {
    id: 'telephone',
    header: peopleTexts.columns.telephone,
    givesWay: true,
    sortable: true,
    wrap: 'never',
    cell: ({ telephone, name }) => telephone && <PhoneLink telephone={telephone} of={name} />,
  },
];

const columns: Record<StaffGroup, readonly PersonColumn[]> = {
  lecturers: [nameColumn(staffLists.lecturers), contractColumn, consentColumn, ...contactColumns],
  administrative: [nameColumn(staffLists.administrative), contractColumn, ...contactColumns],
};
