import type { CertificateSortKey as SortKey } from '@indeks/contract/studies/certificates/certificates.keys';
import type { RegisteredPaper } from '@indeks/contract/studies/certificates/certificates.schemas';
import { IconBook, IconCalendar } from '@tabler/icons-react';
import { formatNumericDate } from '#shared/lib/format.ts';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { Clamped } from '#shared/ui/table/clamped.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { CardLine } from '#shared/ui/table/row-card.tsx';
import { Doubts } from './doubts.tsx';
import classes from './certificates.module.css';
import { registerTexts as texts } from './certificates.texts.ts';

export const registerColumns: readonly Column<RegisteredPaper, SortKey>[] = [
  {
    id: 'number',
    header: texts.columns.number,
    wrap: 'never',
    cell: ({ number }) => <strong>{number}</strong>,
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
    cell: ({ blank }) => (blank === '' ? <span className={classes['lack']}>{texts.noBlank}</span> : blank),
  },
  { id: 'state', header: texts.columns.state, width: '12rem', cell: (row) => <State row={row} /> },
];

export function PaperCard({ row }: { row: RegisteredPaper }) {
  return (
    <>
      <div>
        <strong>{row.number}</strong>
      </div>
      <Person row={row} />
      <CardLine icon={IconCalendar}>{formatNumericDate(row.made)}</CardLine>
      <CardLine icon={IconBook}>{row.courseName}</CardLine>
      <State row={row} />
    </>
  );
}

function Person({ row: { name, album } }: { row: RegisteredPaper }) {
  return (
    <>
      <div>
        <strong>{name}</strong>
      </div>
      {album !== '' && <div className={classes['quiet']}>{texts.album(album)}</div>}
    </>
  );
}

/** Which paper it is, whether it is in force, and where it is. */
function State({ row }: { row: RegisteredPaper }) {
  const { duplicate, replaces, supersededBy, annulled, handedOn, handedHow } = row;
  return (
    <>
      <Where row={row} />
      {duplicate > 0 && <div className={classes['quiet']}>{texts.duplicateOf(duplicate)}</div>}
      {annulled && <div className={classes['quiet']}>{texts.because(annulled.reason)}</div>}
      <Doubts row={row} />
      {replaces !== null && <div className={classes['quiet']}>{texts.replaces(replaces)}</div>}
      {supersededBy === null && handedOn !== null && handedHow !== null && (
        <div className={classes['quiet']}>{texts.handedHow(handedOn, handedHow)}</div>
      )}
    </>
  );
}

function Where({ row: { supersededBy, annulled, doubted, handedHow, blank } }: { row: RegisteredPaper }) {
  if (annulled) return <StatusChip tone="error">{texts.annulled(annulled.on)}</StatusChip>;
  if (supersededBy !== null) return <StatusChip tone="error">{texts.superseded(supersededBy)}</StatusChip>;
  if (doubted !== null) return <StatusChip tone="warning">{texts.doubted}</StatusChip>;
  if (handedHow === null && blank === '') return <StatusChip tone="warning">{texts.lacksBlank}</StatusChip>;
  if (handedHow === null) return <StatusChip tone="warning">{texts.waits}</StatusChip>;
  return <StatusChip tone="ok">{texts.handed[handedHow]}</StatusChip>;
}
