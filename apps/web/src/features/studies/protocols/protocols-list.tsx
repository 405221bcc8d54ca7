import {
  mostMerged,
  protocolSortKeys,
  type ProtocolSortKey as SortKey,
} from '@indeks/contract/studies/protocols/protocols.keys';
import type { Protocol } from '@indeks/contract/studies/protocols/protocols.schemas';
import { Anchor } from '@mantine/core';
import {
  IconBook,
  IconCertificate,
  IconClock,
  IconDownload,
  IconNotebook,
  IconTrash,
  IconUser,
  IconX,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { fetchMergedPdf, fetchProtocolPdf, orderMergedPdf, protocolsQuery } from '#data/studies/protocols.ts';
import { tellEmpty } from '#parts/studies/lists/tell-empty.ts';
import { fetchOrOrder } from '#parts/notices/ordered-lists/use-list-download.ts';
import { cutCourseName } from '#parts/studies/students/course-name.ts';
import { readMessage } from '#shared/api/call-error.ts';
import { saveFile } from '#shared/api/download.ts';
import { useChange } from '#shared/api/use-change.ts';
import { formatMonth, formatShortMonth, formatStamp } from '#shared/lib/format.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { Clamped } from '#shared/ui/table/clamped.tsx';
import type { Column, RowAction } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { opensRow } from '#shared/ui/table/open-row.ts';
import { pagingOf } from '#shared/ui/table/list-state.ts';
import { CardLine } from '#shared/ui/table/row-card.tsx';
import { useListState, type ListOptions } from '#shared/ui/table/use-list-state.ts';
import type { Selected } from '#shared/ui/table/use-selected.ts';
import classes from './protocol.module.css';
import { openJournal } from './open-journal.ts';
import { ProtocolFilters, readFilters, type ProtocolsFilters } from './protocol-filters.tsx';
import { ProtocolState } from './protocol-state.tsx';
import { protocolsTexts as texts } from './protocols.texts.ts';

/** The newest first. */
const options: ListOptions<SortKey, ProtocolsFilters> = {
  screen: 'protocols',
  sortKeys: protocolSortKeys,
  sortBy: 'created',
  sortDesc: true,
  filters: { date: '', cid: '', sid: '' },
};

interface ProtocolsListProps {
  selected: Selected<Protocol>;
  /** `isSelection`: of rows that were selected. */
  onWithdraw: (rows: readonly Protocol[], isSelection?: boolean) => void;
}

/** Those of a lecturer's own subjects: few, to be found and downloaded. */
export function OwnProtocolsList() {
  const list = useListState({ ...options, screen: 'own-protocols' });
  const result = useQuery(protocolsQuery(pagingOf(list.state)));
  return (
    <DataTable
      texts={{ ...texts, empty: { ...texts.empty, icon: IconCertificate } }}
      list={list}
      result={result}
      columns={columns.filter(({ id }) => id !== 'lecturer')}
      rowName={({ title }) => title}
      rowActions={(row) => [offerDownload(row)]}
      emptyAction={openJournal}
      card={(row) => <ProtocolCard row={row} />}
    />
  );
}

export function ProtocolsList({ selected, onWithdraw }: ProtocolsListProps) {
  const list = useListState(options);
  const result = useQuery(protocolsQuery({ ...pagingOf(list.state), ...readFilters(list.state.filters) }));
  const downloadMany = useDownloadMany();
  const clear = { label: texts.clearFilters, icon: IconX, onClick: list.clearFilters };
  const withdrawable = selected.rows.filter(({ can }) => can.withdraw);
  return (
    <DataTable
      texts={{ ...texts, empty: { ...texts.empty, icon: IconCertificate } }}
      list={tellEmpty(list, result.data?.total)}
      result={result}
      columns={columns}
      emptyAction={list.filterCount > 0 ? clear : openJournal}
      filters={<ProtocolFilters filters={list.state.filters} onChange={list.setFilters} />}
      rowName={({ title }) => title}
      rowActions={(row) => listActions(row, onWithdraw)}
      card={(row) => <ProtocolCard row={row} />}
      selection={{
        ...selected,
        actions: [
          { label: texts.downloadMany, icon: IconDownload, onClick: downloadMany },
          {
            label: texts.removeMany,
            icon: IconTrash,
            danger: true,
            onClick: () =>
              withdrawable.length > 0
                ? onWithdraw(withdrawable, true)
                : snackbar(texts.withdrawnBefore, { tone: 'error' }),
          },
        ],
      }}
    />
  );
}

const listActions = (row: Protocol, onWithdraw: ProtocolsListProps['onWithdraw']): RowAction[] => [
  offerDownload(row),
  ...(row.can.withdraw
    ? [{ label: texts.withdraw, icon: IconTrash, danger: true, onClick: () => onWithdraw([row]) }]
    : []),
];

const offerDownload = ({ id }: Protocol): RowAction => ({
  label: texts.download,
  icon: IconDownload,
  onClick: () => void download(() => fetchProtocolPdf(id)),
});

function useDownloadMany() {
  const order = useChange('ordered-lists', orderMergedPdf);
  return (rows: readonly Protocol[]): void => {
    const ids = rows.map(({ id }) => id);
    if (ids.length > mostMerged) snackbar(texts.tooMany(mostMerged), { tone: 'error' });
    else
      void download(() =>
        fetchOrOrder(
          () => fetchMergedPdf(ids),
          () => order.mutateAsync(ids),
        ),
      );
  };
}

const download = async (fetchFile: () => Promise<File | undefined>): Promise<void> => {
  try {
    const file = await fetchFile();
    if (file) saveFile(file);
  } catch (error) {
    snackbar(readMessage(error), { tone: 'error' });
  }
};

const writePath = ({ id }: Protocol): string => `/protocols/${id}`;

const columns: readonly Column<Protocol, SortKey>[] = [
  {
    id: 'title',
    header: texts.columns.title,
    wrap: 'never',
    cell: (row) => <ProtocolTitle row={row} />,
  },
  {
    id: 'created',
    header: texts.columns.created,
    givesWay: true,
    sortable: true,
    wrap: 'never',
    cell: (row) => <Creation row={row} />,
  },
  {
    id: 'course',
    header: texts.columns.course,
    sortable: true,
    width: '22%',
    cell: ({ courseName }) => <Clamped text={cutCourseName(courseName)} whole={courseName} lines={2} />,
  },
  {
    id: 'subject',
    header: texts.columns.subject,
    sortable: true,
    width: '15%',
    cell: ({ subjectName }) => <Clamped text={subjectName} lines={3} />,
  },
  {
    id: 'lecturer',
    header: texts.columns.lecturer,
    givesWay: true,
    sortable: true,
    wrap: 'never',
    cell: ({ professorName }) => <Lecturer name={professorName || texts.nobody} />,
  },
  {
    id: 'semester',
    header: texts.columns.semester,
    givesWay: true,
    sortable: true,
    wrap: 'never',
    cell: ({ date, type }) => (
      <>
        <div>{formatShortMonth(date.slice(0, 7))}</div>
        <div className={classes.quiet}>{texts.sessions[type]}</div>
      </>
    ),
  },
];

function Creation({ row: { created, usernameCreated } }: { row: Protocol }) {
  return (
    <>
      <div>{formatStamp(created)}</div>
      <div className={`${classes.quiet} ${classes.creator}`} title={usernameCreated}>
        {usernameCreated}
      </div>
    </>
  );
}

/** The degree above the name, so that neither is broken: dr hab. inż. / Cezary Chmielewski. */
function Lecturer({ name }: { name: string }) {
  const [, degree = '', person = name] = /^((?:\p{Ll}\S*\s)+)(.+)$/u.exec(name) ?? [];
  return (
    <>
      {degree !== '' && <div className={classes.quiet}>{degree}</div>}
      <div className={classes.lecturer} title={person}>
        {person}
      </div>
    </>
  );
}

function ProtocolTitle({ row }: { row: Protocol }) {
  return (
    <>
      <Anchor component={Link} to={writePath(row)} {...opensRow}>
        {texts.shortTitle(row.number)}
      </Anchor>
      <div className={classes.mark}>
        <ProtocolState protocol={row} />
      </div>
    </>
  );
}

function ProtocolCard({ row }: { row: Protocol }) {
  return (
    <>
      <ProtocolTitle row={row} />
      <CardLine icon={IconClock}>{formatStamp(row.created)}</CardLine>
      <CardLine icon={IconBook}>{row.courseName}</CardLine>
      <CardLine icon={IconNotebook}>{`${row.subjectName}, ${formatMonth(row.date.slice(0, 7))}`}</CardLine>
      <CardLine icon={IconUser}>{row.professorName || texts.nobody}</CardLine>
    </>
  );
}
