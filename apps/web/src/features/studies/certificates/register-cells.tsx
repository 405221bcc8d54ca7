import type { CertificateSortKey as SortKey } from '@indeks/contract/studies/certificates/certificates.keys';
import type { RegisteredPaper } from '@indeks/contract/studies/certificates/certificates.schemas';
import { IconBook, IconCalendar } from '@tabler/icons-react';
import { useSession } from '#shared/api/session-context.tsx';
import { formatNumericDate } from '#shared/lib/format.ts';
import { Clamped } from '#shared/ui/table/clamped.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { CardLine } from '#shared/ui/table/row-card.tsx';
import { RowOpener } from '#shared/ui/table/row-opener.tsx';
import { Doubts } from './doubts.tsx';
import { PaperState } from './paper-state.tsx';
import classes from './certificates.module.css';
import own from './register-cells.module.css';
import { registerTexts as texts } from './certificates.texts.ts';

export const registerColumns: readonly Column<RegisteredPaper, SortKey>[] = [
  {
    id: 'number',
    header: texts.columns.number,
    wrap: 'never',
    cell: (row) => <PaperNumber row={row} />,
  },
  {
    id: 'made',
    header: texts.columns.made,
    sortable: true,
    wrap: 'never',
    cell: ({ made }) => formatNumericDate(made),
  },
  {
    id: 'name',
    header: texts.columns.name,
    sortable: true,
    wrap: 'never',
    cell: (row) => <Person row={row} />,
  },
  {
    id: 'course',
    header: texts.columns.course,
    givesWay: true,
    cell: ({ courseName }) => <Clamped text={courseName} lines={2} />,
  },
  {
    id: 'copies',
    header: texts.columns.copies,
    givesWay: true,
    wrap: 'never',
    cell: ({ duplicate, copies }) => (duplicate > 0 ? texts.duplicate : texts.copies(copies)),
  },
  {
    id: 'blank',
    header: texts.columns.blank,
    wrap: 'never',
    cell: ({ blank }) => (blank === '' ? <span className={classes.lack}>{texts.noBlank}</span> : blank),
  },
  { id: 'state', header: texts.columns.state, width: '12rem', cell: (row) => <State row={row} /> },
];

export function PaperCard({ row }: { row: RegisteredPaper }) {
  return (
    <>
      <div>
        <PaperNumber row={row} />
      </div>
      <Person row={row} />
      <CardLine icon={IconCalendar}>{formatNumericDate(row.made)}</CardLine>
      <CardLine icon={IconBook}>{row.courseName}</CardLine>
      <State row={row} />
    </>
  );
}

const useMayPrint = (): boolean => useSession().permissions.includes('certificates.issue');

/** Opens the paper, for whoever may print it. */
function PaperNumber({ row: { id, number } }: { row: RegisteredPaper }) {
  const words = <strong>{number}</strong>;
  return useMayPrint() ? <RowOpener to={`/certificates/${id}`}>{words}</RowOpener> : words;
}

/** Opens the studies of the person, where the row opens no paper. */
function Person({ row: { uid, name, album } }: { row: RegisteredPaper }) {
  const words = <strong>{name}</strong>;
  return (
    <div className={own.fullName}>
      {useMayPrint() ? <div>{words}</div> : <RowOpener to={`/students/${uid}`}>{words}</RowOpener>}
      {album !== '' && <div className={classes.quiet}>{texts.album(album)}</div>}
    </div>
  );
}

/** Which paper it is, whether it is in force, and where it is. */
function State({ row }: { row: RegisteredPaper }) {
  const { duplicate, replaces, supersededBy, annulled, handedOn, handedHow } = row;
  return (
    <div className={own.state}>
      <PaperState row={row} />
      {duplicate > 0 && <div className={classes.quiet}>{texts.duplicateOf(duplicate)}</div>}
      {annulled && <div className={classes.quiet}>{texts.because(annulled.reason)}</div>}
      <Doubts row={row} />
      {replaces !== null && <div className={classes.quiet}>{texts.replaces(replaces)}</div>}
      {supersededBy === null && handedOn !== null && handedHow !== null && (
        <div className={classes.quiet}>{texts.handedHow(handedOn, handedHow)}</div>
      )}
    </div>
  );
}
