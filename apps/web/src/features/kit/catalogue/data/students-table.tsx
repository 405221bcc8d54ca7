import { Anchor } from '@mantine/core';
import { IconAlertTriangle, IconBook } from '@tabler/icons-react';
import { counted } from '#shared/lib/plural.ts';
import { CopyButton } from '#shared/ui/feedback/copy-button.tsx';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { PersonCell } from '#shared/ui/page/person-cell.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { GroupedDataTable } from '#shared/ui/table/grouped-data-table.tsx';
import { readyActions } from '#shared/ui/table/row-actions.tsx';
import { useSelected } from '#shared/ui/table/use-selected.ts';
import { demoResult, settled, useDemoList } from './demo-list.ts';
import type { DemoSortKey } from './demo-list.ts';
import type { DemoPerson } from './demo-people.ts';

interface DemoEnrolment {
  id: number;
  course: string;
  intake: string;
  city: string;
  album: number;
}

/** Enrolments per person, as the server sends them: a page of ten is ten people. */
export function StudentsTable() {
  const list = useDemoList();
  const selected = useSelected<DemoEnrolment>();
  const people = demoResult(list.state).data;
  const data = people && {
    ...people,
    items: people.items.map((group) => ({ group, rows: makeEnrolments(group) })),
  };
  return (
    <GroupedDataTable
      texts={texts}
      list={list}
      result={{ ...settled, data }}
      columns={columns}
      groupName={(person) => person.name}
      groupCell={studentCell}
      groupEnd={detailsLink}
      rowName={(enrolment) => `${enrolment.course}, ${enrolment.intake}`}
      rowActions={enrolmentActions}
      card={enrolmentCard}
      selection={{
        ...selected,
        actions: [{ label: 'Wyślij wiadomość', onClick: () => undefined }],
      }}
    />
  );
}

function StudentCell({ person, count }: { person: DemoPerson; count: number }) {
  return (
    <PersonCell
      name={person.name}
      detail={
        <>
          {person.email} <CopyButton value={person.email} label="Kopiuj e-mail" of={person.name} />
        </>
      }
      mark={
        <>
          <StatusChip tone="brand" icon={IconBook}>
            {counted(count, { one: 'kierunek', few: 'kierunki', many: 'kierunków' })}
          </StatusChip>
          {person.id % 3 === 0 && (
            <StatusChip tone="error" icon={IconAlertTriangle}>
              Zmiana danych
            </StatusChip>
          )}
        </>
      }
    />
  );
}

const studentCell = (person: DemoPerson, enrolments: readonly DemoEnrolment[]) => (
  <StudentCell person={person} count={enrolments.length} />
);

const detailsLink = (person: DemoPerson) => (
  <Anchor href={`#student-${person.id}`} fw={600}>
    Szczegóły
  </Anchor>
);

const enrolmentActions = () => [readyActions.edit];

const enrolmentCard = (enrolment: DemoEnrolment) => (
  <>
    <strong>{enrolment.course}</strong>
    <div>{`${enrolment.intake} · ${enrolment.city} · album ${enrolment.album}`}</div>
  </>
);

const courses = [
  'Oligofrenopedagogika',
  'Terapia pedagogiczna',
  'Integracja sensoryczna z\u00a0elementami terapii',
];

const makeEnrolments = (person: DemoPerson): DemoEnrolment[] =>
  courses.slice(0, 1 + (person.id % courses.length)).map((course, index) => ({
    id: person.id * 10 + index,
    course,
    intake: index === 0 ? 'październik 2025' : 'marzec 2025',
    city: person.city,
    album: 48_000 + person.id * 3 + index,
  }));

const columns: readonly Column<DemoEnrolment, DemoSortKey>[] = [
  { id: 'name', sortable: true, header: 'Słuchacz / kierunek', cell: (enrolment) => enrolment.course },
  { id: 'intake', header: 'Semestr', cell: (enrolment) => enrolment.intake },
  { id: 'city', header: 'Miejscowość', cell: (enrolment) => enrolment.city },
  { id: 'album', header: 'Nr albumu', cell: (enrolment) => enrolment.album },
];

const texts = {
  list: 'Słuchacze',
  noun: { one: 'słuchacz', few: 'słuchaczy', many: 'słuchaczy' },
  empty: { title: 'Brak słuchaczy' },
};
