import { role } from '@indeks/contract/access/roles';
import { graduationStates } from '@indeks/contract/studies/graduation/graduation.keys';
import {
  courseNumbers,
  folderFilters,
  studentSortKeys,
  type StudentSortKey as SortKey,
} from '@indeks/contract/studies/students/students.keys';
import type { Enrolment, Student } from '@indeks/contract/studies/students/students.schemas';
import { IconMail, IconSchool } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { messageActionTexts } from '#parts/notices/notifications/messages/messages.texts.ts';
import { useEnrolmentGroups } from '#parts/studies/students/use-enrolment-groups.ts';
import { SemestersControl } from '#parts/studies/courses/semester-control.tsx';
import { nearStudentsQuery } from '#data/studies/students.ts';
import { NearNames } from '#parts/identity/people/near-names.tsx';
import { readIntakes, readStudies, StudiesControls } from '#parts/studies/students/studies-filters.tsx';
import { useSession } from '#shared/api/session-context.tsx';
import { SelectControl } from '#shared/ui/form/choices/select-control.tsx';
import type { PageAction } from '#shared/ui/page/page-action.ts';
import type { Column, ListResult } from '#shared/ui/table/column.ts';
import { GroupedDataTable } from '#shared/ui/table/grouped-data-table.tsx';
import { pagingOf } from '#shared/ui/table/list-state.ts';
import type { List } from '#shared/ui/table/list.ts';
import { readyActions } from '#shared/ui/table/row-actions.tsx';
import { RowOpener } from '#shared/ui/table/row-opener.tsx';
import type { ListOptions } from '#shared/ui/table/use-list-state.ts';
import type { Selected } from '#shared/ui/table/use-selected.ts';
import { courseNamesOf, intakeOf } from './enrolment-values.ts';
import {
  AccountCell,
  AlbumCell,
  ContactCell,
  CoursesCell,
  DoneCell,
  FolderCell,
  OpenStudent,
  StudentRowCell,
} from './student-cells.tsx';
import { EnrolmentTile, StudentCard } from './student-cards.tsx';
import { studentsTexts as texts } from './students.texts.ts';

interface Filters extends Record<string, string | readonly string[]> {
  date: readonly string[];
  pid: string;
  cid: string;
  folder: string;
  graduation: string;
  courses: string;
}
type StudentsList = List<SortKey, Filters>;

export const studentsListOptions: ListOptions<SortKey, Filters> = {
  screen: 'students',
  sortKeys: studentSortKeys,
  sortBy: 'name',
  filters: { date: [], pid: '', cid: '', folder: '', graduation: '', courses: '' },
};

/** What the address asks for; what is no semester or number in it is left out. */
export function readStudentsQuery({ state }: StudentsList) {
  const graduation = readGraduation(state.filters.graduation);
  const folder = graduation ? undefined : readFolder(state.filters.folder);
  const courses = graduation || folder ? undefined : readCourses(state.filters.courses);
  return {
    ...pagingOf(state),
    ...readIntakes(state.filters),
    ...readStudies(state.filters),
    ...(folder && { folder }),
    ...(graduation && { graduation }),
    ...(courses && { courses }),
  };
}

const readFolder = (word: string) => folderFilters.find((filter) => filter === word);
const readGraduation = (word: string) => graduationStates.find((state) => state === word);
const readCourses = (word: string) => courseNumbers.find((number) => number === word);

interface StudentsTableProps {
  list: StudentsList;
  result: ListResult<Student>;
  selected: Selected<Enrolment>;
  add: PageAction;
  onEdit: (row: Enrolment) => void;
  onRemove: (rows: readonly Enrolment[]) => void;
  onMessage: (rows: readonly Enrolment[]) => void;
}

/** A page of people, each with everything they study. */
export function StudentsTable(props: StudentsTableProps) {
  const { list, result, selected, add, onEdit, onRemove, onMessage } = props;
  return (
    <GroupedDataTable
      texts={{ ...texts, empty: { ...texts.empty, icon: IconSchool } }}
      list={list}
      result={useEnrolmentGroups(result)}
      columns={columns}
      filters={<StudentFilters list={list} />}
      emptyAction={add}
      near={(search) => <NearNames query={nearStudentsQuery(search)} onChoose={list.setSearch} />}
      groupName={({ name }) => name}
      inline={inlineStudents}
      rowName={(row) => `${row.username}, ${courseNamesOf(row).join(', ')}, ${intakeOf(row)}`}
      rowActions={(row) => (row.can.edit ? [{ ...readyActions.edit, onClick: () => onEdit(row) }] : [])}
      selection={{
        ...selected,
        actions: [
          { label: messageActionTexts.action, icon: IconMail, onClick: onMessage },
          { ...readyActions.delete, onClick: onRemove },
        ],
      }}
      card={(row) => <EnrolmentTile row={row} />}
    />
  );
}

/** One enrolment is the person's row; of several the newest, and the others open below it. */
const inlineStudents = {
  cell: (student: Student, row: Enrolment, toggle: ReactNode) => (
    <StudentRowCell student={student} row={row} toggle={toggle} />
  ),
  card: (student: Student, row: Enrolment, toggle: ReactNode) => (
    <StudentCard student={student} row={row} toggle={toggle} />
  ),
  below: (student: Student) => <OpenStudent student={student} />,
};

const statesOfFolders = ['', ...folderFilters] as const;
const statesOfAll = [...statesOfFolders, ...courseNumbers] as const;
const everyState = [...statesOfFolders, ...graduationStates, ...courseNumbers] as const;

/** One state is asked at a time: that of a folder, whether the studies may be finished, or how many courses somebody studies. */
const stateFilters = (state: string) => ({
  folder: readFolder(state) ?? '',
  graduation: readGraduation(state) ?? '',
  courses: readCourses(state) ?? '',
});

const readState = ({ folder, graduation, courses }: Filters) =>
  readGraduation(graduation) ?? readFolder(folder) ?? readCourses(courses) ?? '';

function StudentFilters({ list }: { list: StudentsList }) {
  const { filters } = list.state;
  const { user, permissions } = useSession();
  const states = permissions.includes('graduation.view') ? everyState : statesOfAll;
  return (
    <>
      <SemestersControl value={[...filters.date]} onChange={(date) => list.setFilters({ date })} />
      <StudiesControls
        filters={filters}
        onChange={list.setFilters}
        labels={texts.filters}
        own={user.is_admin === role.coordinator}
      />
      <SelectControl
        label={texts.state}
        value={readState(filters)}
        onChange={(state) => list.setFilters(stateFilters(state ?? ''))}
        choices={states.map((value) => ({ value, label: texts.states[value] }))}
      />
    </>
  );
}

const columns: readonly Column<Enrolment, SortKey>[] = [
  {
    id: 'name',
    header: texts.columns.name,
    width: '100%',
    sortable: true,
    cell: (row) => (
      <RowOpener to={`/students/${row.uid}`}>
        <CoursesCell row={row} />
      </RowOpener>
    ),
  },
  {
    id: 'contact',
    header: texts.columns.contact,
    givesWay: true,
    wrap: 'never',
    cell: (row) => <ContactCell row={row} />,
  },
  { id: 'date', header: texts.columns.date, sortable: true, wrap: 'never', cell: intakeOf },
  {
    id: 'place',
    header: texts.columns.place,
    givesWay: true,
    sortable: true,
    wrap: 'never',
    cell: ({ cityName }) => cityName,
  },
  {
    id: 'album',
    header: texts.columns.album,
    sortable: true,
    wrap: 'never',
    cell: (row) => <AlbumCell row={row} />,
  },
  {
    id: 'thesis',
    header: texts.columns.thesis,
    givesWay: true,
    wrap: 'never',
    cell: ({ thesis }) => <DoneCell done={thesis} />,
  },
  {
    id: 'practice',
    header: texts.columns.practice,
    givesWay: true,
    wrap: 'never',
    cell: ({ practice }) => <DoneCell done={practice} />,
  },
  {
    id: 'account',
    header: texts.columns.account,
    givesWay: true,
    wrap: 'never',
    cell: (row) => <AccountCell row={row} />,
  },
  { id: 'folder', header: texts.columns.folder, wrap: 'never', cell: (row) => <FolderCell row={row} /> },
];
