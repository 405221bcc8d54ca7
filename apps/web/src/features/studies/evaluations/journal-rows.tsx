import type { EvaluationSortKey as SortKey } from '@indeks/contract/studies/evaluations/evaluations.keys';
import type { Evaluation } from '@indeks/contract/studies/evaluations/evaluations.schemas';
import { Tooltip, VisuallyHidden } from '@mantine/core';
import {
  IconAlertTriangle,
  IconAward,
  IconBook,
  IconCalendar,
  IconHistory,
  IconNotebook,
  IconPencil,
} from '@tabler/icons-react';
import { formatMonth } from '#shared/lib/format.ts';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import { Clamped } from '#shared/ui/table/clamped.tsx';
import type { Column, RowAction } from '#shared/ui/table/column.ts';
import { CardLine } from '#shared/ui/table/row-card.tsx';
import { RowOpener } from '#shared/ui/table/row-opener.tsx';
import classes from './evaluations.module.css';
import { rowTexts as texts } from './evaluations.texts.ts';
import { countingIn, GradeChip } from './grade-chip.tsx';
import type { OpenInJournal } from './journal-dialogs.tsx';

const month = (day: string): string => formatMonth(day.slice(0, 7));

type Show = (next: OpenInJournal) => void;

const makeName = (show: Show): Column<Evaluation, SortKey> => ({
  id: 'name',
  header: texts.columns.name,
  sortable: true,
  wrap: 'never',
  cell: (row) => <StudentName row={row} show={show} />,
});
const course: Column<Evaluation, SortKey> = {
  id: 'course',
  header: texts.columns.course,
  cell: ({ courseName }) => <Clamped text={courseName} lines={2} />,
};
const subject: Column<Evaluation, SortKey> = {
  id: 'subject',
  header: texts.columns.subject,
  cell: ({ subject_name }) => <Clamped text={subject_name} lines={2} />,
};
const grade: Column<Evaluation, SortKey> = {
  id: 'grade',
  header: texts.columns.grade,
  wrap: 'never',
  cell: (row) => <Grade row={row} />,
};

export type JournalColumns = (show: Show) => readonly Column<Evaluation, SortKey>[];

export const makeOldJournalColumns: JournalColumns = (show) => [
  makeName(show),
  course,
  subject,
  { id: 'semester', header: texts.columns.semester, wrap: 'never', cell: ({ date }) => month(date) },
  {
    id: 'semesterNumber',
    header: texts.columns.semesterNumber,
    align: 'end',
    cell: ({ semester }) => semester,
  },
  grade,
];

export const makeNewJournalColumns: JournalColumns = (show) => [
  makeName(show),
  course,
  subject,
  {
    id: 'intake',
    header: texts.columns.intake,
    wrap: 'never',
    cell: (row) => month(row.student_course_date),
  },
  grade,
];

export const inWords = (row: Evaluation): string => texts.rowName(row.name, row.subject_name);

/** Address at which the grades of the row's student are edited. */
const editingAddress = ({ uid, after_join }: Evaluation): string =>
  `/professor-evaluations${after_join === 1 ? '-joined' : ''}/${uid}/true`;

export const actionsOf = (row: Evaluation, show: Show): RowAction[] => [
  { label: texts.edit, icon: IconPencil, to: editingAddress(row) },
  { label: texts.history, icon: IconHistory, onClick: () => show({ kind: 'history', row }) },
];

interface ShownRow {
  row: Evaluation;
  show: Show;
}

/** Opens all grades of the student on the course. */
function StudentName({ row, show }: ShownRow) {
  return (
    <span className={classes.name}>
      <span className={classes.words} title={row.name}>
        <RowOpener onOpen={() => show({ kind: 'grades', row })}>{row.name}</RowOpener>
      </span>
      {row.changed && (
        <Tooltip label={texts.changed}>
          <span className={classes.mark}>
            <Icon of={IconAlertTriangle} size={iconSizes.small} />
            <VisuallyHidden>{texts.changed}</VisuallyHidden>
          </span>
        </Tooltip>
      )}
    </span>
  );
}

/** Marked where a protocol has another one. */
function Grade({ row, inWords: withWords = false }: { row: Evaluation; inWords?: boolean }) {
  return (
    <span className={classes.graded}>
      <GradeChip grade={countingIn(row)} inWords={withWords} />
      {row.protocol?.changed && (
        <Tooltip label={texts.changedSince(row.protocol.number)}>
          <span className={classes.changedAfter}>
            <Icon of={IconAlertTriangle} size={iconSizes.small} />
            {texts.changedAfter}
          </span>
        </Tooltip>
      )}
    </span>
  );
}

export function JournalCard({ row, show }: ShownRow) {
  return (
    <>
      <StudentName row={row} show={show} />
      <CardLine icon={IconNotebook}>{row.subject_name}</CardLine>
      <CardLine icon={IconBook}>{row.courseName}</CardLine>
      <CardLine icon={IconCalendar}>
        {month(row.after_join === 1 ? row.student_course_date : row.date)}
      </CardLine>
      <CardLine icon={IconAward}>
        <Grade row={row} inWords />
      </CardLine>
    </>
  );
}
