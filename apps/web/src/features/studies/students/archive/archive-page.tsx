import type { archiveSortKeys, ArchivedEnrolment } from '@indeks/contract/studies/students/archive.schemas';
import { Button } from '@mantine/core';
import { IconArchive, IconArrowBackUp, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { archivePageQuery, fetchArchiveCsv } from '#data/studies/archive.ts';
import { useDownload } from '#shared/api/use-download.ts';
import { formatAmount, formatMoney, formatNumericDate } from '#shared/lib/format.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { PersonCell } from '#shared/ui/page/person-cell.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { useListState } from '#shared/ui/table/use-list-state.ts';
import { useSelected } from '#shared/ui/table/use-selected.ts';
import { ArchiveFilters } from './archive-filters.tsx';
import { archiveList, readArchiveQuery } from './archive-list.ts';
import classes from './archive.module.css';
import { archiveDialogTexts, archiveViewTexts as texts } from './archive.texts.ts';
import { ViewSwitch } from './view-switch.tsx';

const RestoreDialog = lazyPart(async () => (await import('./archive-dialogs.tsx')).RestoreDialog);

type SortKey = (typeof archiveSortKeys)[number];

interface OpenRestore {
  kind: 'restore';
  ids: readonly number[];
  names: readonly string[];
}

/** Enrolments that left the lists: who, since when, why, what hangs on them, and the way back. */
export function ArchivePage() {
  const list = useListState(archiveList);
  const query = readArchiveQuery(list);
  const result = useQuery(archivePageQuery(query));
  const csv = useDownload(() => fetchArchiveCsv(query));
  const selected = useSelected<ArchivedEnrolment>();
  const { show, of, anyOpen } = useOpen<OpenRestore>('archive');
  const restore = (rows: readonly ArchivedEnrolment[]) =>
    show({ kind: 'restore', ids: rows.map(({ id }) => id), names: rows.map(nameRow) });
  return (
    <>
      <PageHeader
        title={texts.title}
        help={texts.help}
        controls={<ViewSwitch value="archive" />}
        secondary={[{ label: texts.download, icon: IconDownload, ...csv }]}
      />
      <DataTable
        texts={{ ...texts, empty: { ...texts.empty, icon: IconArchive } }}
        list={list}
        result={result}
        columns={columnsWith((row) => restore([row]))}
        filters={<ArchiveFilters list={list} actors={result.data?.actors ?? []} />}
        rowName={nameRow}
        selection={{
          ...selected,
          actions: [
            {
              label: texts.restore,
              icon: IconArrowBackUp,
              onClick: (rows) => restore(rows.filter(({ can }) => can.restore)),
            },
          ],
        }}
        card={(row) => <ArchivedCard row={row} onRestore={() => restore([row])} />}
      />
      <WhenOpened opened={anyOpen}>
        <RestoreDialog open={of('restore')} onRestored={selected.clear} />
      </WhenOpened>
    </>
  );
}

const nameRow = ({ listed_name, courseName }: ArchivedEnrolment): string => `${listed_name}, ${courseName}`;

const columnsWith = (
  onRestore: (row: ArchivedEnrolment) => void,
): readonly Column<ArchivedEnrolment, SortKey>[] => [
  { id: 'name', header: texts.columns.name, width: '34%', cell: (row) => <WhoCell row={row} /> },
  {
    id: 'at',
    header: texts.columns.at,
    sortable: true,
    wrap: 'never',
    cell: ({ day, archivedBy }) => (
      <span className={classes.two}>
        {formatNumericDate(day)}
        <span className={classes.quiet}>{archivedBy}</span>
      </span>
    ),
  },
  {
    id: 'reason',
    header: texts.columns.reason,
    cell: ({ reason }) => reason || <span className={classes.quiet}>{texts.noReason}</span>,
  },
  ...hangingColumns,
  {
    id: 'restore',
    header: texts.columns.restore,
    align: 'end',
    wrap: 'never',
    cell: (row) => <RestoreButton row={row} onClick={() => onRestore(row)} />,
  },
];

const hangingColumns: readonly Column<ArchivedEnrolment, SortKey>[] = [
  {
    id: 'payments',
    header: texts.columns.payments,
    align: 'end',
    wrap: 'never',
    cell: ({ hanging: { money } }) =>
      money && money.payments > 0 ? (
        <span className={classes.two}>
          {formatAmount(money.paid)}
          <span className={classes.quiet}>{archiveDialogTexts.payments(money.payments)}</span>
        </span>
      ) : (
        texts.none
      ),
  },
  {
    id: 'grades',
    header: texts.columns.grades,
    align: 'end',
    wrap: 'never',
    cell: ({ hanging: { grades } }) => grades?.count || texts.none,
  },
  {
    id: 'papers',
    header: texts.columns.papers,
    align: 'end',
    wrap: 'never',
    cell: ({ hanging: { notice, form } }) => Number(notice) + Number(form) || texts.none,
  },
  {
    id: 'balance',
    header: texts.columns.balance,
    align: 'end',
    wrap: 'never',
    cell: ({ hanging: { money } }) => money && <Balance left={money.balance} />,
  },
];

function WhoCell({ row, withPlace = false }: { row: ArchivedEnrolment; withPlace?: boolean }) {
  const { uid, name, listed_name, courseName, courseName2, date, cityName } = row;
  const courses = courseName2 === null ? courseName : `${courseName}, ${courseName2}`;
  const detail = [courses, `${date.slice(5, 7)}.${date.slice(0, 4)}`, ...(withPlace ? [cityName] : [])];
  return <PersonCell name={name} listed={listed_name} to={`/students/${uid}`} detail={detail.join(' · ')} />;
}

/** What is owed is a minus, as the picture has it. */
function Balance({ left }: { left: number }) {
  return <span className={left > 0 ? classes.owed : undefined}>{formatAmount(-left)}</span>;
}

function RestoreButton({ row, onClick }: { row: ArchivedEnrolment; onClick: () => void }) {
  if (!row.can.restore) return null;
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<Icon of={IconArrowBackUp} size={16} />}
      aria-label={texts.restoreOf(nameRow(row))}
      onClick={onClick}
    >
      {texts.restore}
    </Button>
  );
}

/** On a phone. */
function ArchivedCard({ row, onRestore }: { row: ArchivedEnrolment; onRestore: () => void }) {
  const { money } = row.hanging;
  return (
    <>
      <WhoCell row={row} withPlace />
      <div className={classes.quiet}>
        {[row.reason || texts.noReason, formatNumericDate(row.day), row.archivedBy]
          .filter(Boolean)
          .join(' · ')}
      </div>
      <div className={classes.quiet}>{countHanging(row).join(' · ')}</div>
      <div className={classes.cardLine}>
        {money && (
          <span className={classes.two}>
            <span>{texts.paid(formatMoney(money.paid))}</span>
            <span className={money.balance > 0 ? classes.owed : undefined}>
              {texts.balance(formatMoney(-money.balance))}
            </span>
          </span>
        )}
        <RestoreButton row={row} onClick={onRestore} />
      </div>
    </>
  );
}

function countHanging({ hanging: { money, grades, notice, form } }: ArchivedEnrolment): string[] {
  return [
    ...(money ? [texts.counts.payments(money.payments)] : []),
    ...(grades ? [texts.counts.grades(grades.count)] : []),
    texts.counts.papers(Number(notice) + Number(form)),
  ];
}
