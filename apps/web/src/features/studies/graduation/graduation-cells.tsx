import type { GraduationSortKey as SortKey } from '@indeks/contract/studies/graduation/graduation.keys';
import type { Graduate } from '@indeks/contract/studies/graduation/graduation.schemas';
import { formatGrade } from '@indeks/contract/studies/evaluations/grades.rules';
import { IconAward, IconBook, IconCalendar } from '@tabler/icons-react';
import { formatMoney, formatMonth } from '#shared/lib/format.ts';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { CardLine } from '#shared/ui/table/row-card.tsx';
import { RowOpener } from '#shared/ui/table/row-opener.tsx';
import classes from './graduation.module.css';
import { graduationTexts as texts } from './graduation.texts.ts';

export const graduationColumns: readonly Column<Graduate, SortKey>[] = [
  {
    id: 'name',
    header: texts.columns.name,
    sortable: true,
    wrap: 'never',
    cell: (row) => <Name row={row} />,
  },
  { id: 'course', header: texts.columns.course, cell: ({ courseName }) => courseName },
  {
    id: 'date',
    header: texts.columns.date,
    givesWay: true,
    wrap: 'never',
    cell: ({ date }) => writeMonth(date),
  },
  { id: 'grades', header: texts.columns.grades, cell: (row) => <Grades row={row} /> },
  { id: 'thesis', header: texts.columns.thesis, givesWay: true, cell: ({ thesis }) => texts.done[thesis] },
  {
    id: 'practice',
    header: texts.columns.practice,
    givesWay: true,
    cell: ({ practice }) => texts.done[practice],
  },
  { id: 'owed', header: texts.columns.owed, wrap: 'never', cell: ({ owed }) => owedInWords(owed) },
  {
    id: 'state',
    header: texts.columns.state,
    sortable: true,
    wrap: 'never',
    cell: (row) => <State row={row} />,
  },
];

export function GraduateCard({ row }: { row: Graduate }) {
  return (
    <>
      <Name row={row} />
      <CardLine icon={IconBook}>{row.courseName}</CardLine>
      <CardLine icon={IconCalendar}>{writeMonth(row.date)}</CardLine>
      <CardLine icon={IconAward}>
        <Grades row={row} />
      </CardLine>
      <State row={row} inWords />
    </>
  );
}

const writeMonth = (date: string): string => formatMonth(date.slice(0, 7));

const owedInWords = (owed: number): string => (owed === 0 ? texts.paid : formatMoney(owed));

/** Opens the grades of the person. */
function Name({ row: { uid, name, album_nr } }: { row: Graduate }) {
  return (
    <>
      <div className={classes.name}>
        <RowOpener to={`/students/${uid}?tab=dziennik`}>{name}</RowOpener>
      </div>
      {album_nr !== null && <div className={classes.quiet}>{texts.album(album_nr)}</div>}
    </>
  );
}

/** How many there are, and in which subjects there is none to pass with. */
function Grades({ row: { subjects, lacking } }: { row: Graduate }) {
  const given = Math.max(subjects - lacking.length, 0);
  const names = lacking.map(({ name, grade }) => (grade === null ? name : `${name} (${formatGrade(grade)})`));
  return (
    <div>
      {texts.gradesOf(given, subjects)}
      {names.length > 0 && names.length <= namedSubjects && (
        <div className={classes.quiet}>{names.join(', ')}</div>
      )}
    </div>
  );
}

/** A larger number is shown only as a count. */
const namedSubjects = 3;

/** In words where no columns say what is lacking. */
function State({ row, inWords = false }: { row: Graduate; inWords?: boolean }) {
  if (row.ready) return <StatusChip tone="ok">{texts.ready}</StatusChip>;
  return <StatusChip tone="warning">{inWords ? lackingInWords(row) : texts.notReady}</StatusChip>;
}

function lackingInWords(row: Graduate): string {
  const { lacking, thesis, practice, owed } = row;
  const parts = [
    ...(lacking.length > 0 ? [texts.parts.grades(lacking.length)] : []),
    ...(thesis === 0 ? [texts.parts.thesis] : []),
    ...(practice === 0 ? [texts.parts.practice] : []),
    ...(owed > 0 ? [texts.parts.owed] : []),
  ];
  return texts.lacking(parts.join(', '));
}
