import {
  mostMerged,
  protocolSortKeys,
  type ProtocolSortKey as SortKey,
} from '@indeks/contract/protocols/protocols.keys';
import type { Protocol } from '@indeks/contract/protocols/protocols.schemas';
import { Anchor } from '@mantine/core';
import {
  IconBook,
  IconCertificate,
  IconClock,
  IconDownload,
  IconNotebook,
  IconTrash,
  IconUser,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { fetchMergedPdf, fetchProtocolPdf, orderMergedPdf, protocolsQuery } from '#data/protocols.ts';
import { fetchOrOrder } from '#parts/ordered-lists/use-list-download.ts';
import { cutCourseName } from '#parts/studies/course-name.ts';
import { messageOf } from '#shared/api/call-error.ts';
import { saveFile } from '#shared/api/download.ts';
import { useChange } from '#shared/api/use-change.ts';
import { formatMonth, formatShortMonth, formatStamp } from '#shared/lib/format.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { Clamped } from '#shared/ui/table/clamped.tsx';
import type { Column, RowAction } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { pagingOf } from '#shared/ui/table/list-state.ts';
import { CardLine } from '#shared/ui/table/row-card.tsx';
import { useListState, type ListOptions } from '#shared/ui/table/use-list-state.ts';
import type { Selected } from '#shared/ui/table/use-selected.ts';
import classes from './protocol.module.css';
import { ProtocolFilters, readFilters, type ProtocolsFilters } from './protocol-filters.tsx';
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
  onWithdraw: (rows: readonly Protocol[]) => void;
}

export function ProtocolsList({ selected, onWithdraw }: ProtocolsListProps) {
  const list = useListState(options);
  const result = useQuery(protocolsQuery({ ...pagingOf(list.state), ...readFilters(list.state.filters) }));
  const downloadMany = useDownloadMany();
  const withdrawable = selected.rows.filter(({ can }) => can.withdraw);
  return (
    <DataTable
      texts={{ ...texts, empty: { ...texts.empty, icon: IconCertificate } }}
      list={list}
      result={result}
      columns={columns}
      filters={<ProtocolFilters filters={list.state.filters} onChange={list.setFilters} />}
      rowName={({ title }) => title}
      rowActions={(row) => actionsOf(row, onWithdraw)}
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
                ? onWithdraw(withdrawable)
                : snackbar(texts.withdrawnBefore, { tone: 'error' }),
          },
        ],
      }}
    />
  );
}

const actionsOf = (row: Protocol, onWithdraw: ProtocolsListProps['onWithdraw']): RowAction[] => [
  { label: texts.download, icon: IconDownload, onClick: () => void download(() => fetchProtocolPdf(row.id)) },
  ...(row.can.withdraw
    ? [{ label: texts.withdraw, icon: IconTrash, danger: true, onClick: () => onWithdraw([row]) }]
    : []),
];

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
    snackbar(messageOf(error), { tone: 'error' });
  }
};

const pathOf = ({ id }: Protocol): string => `/protocols/${id}`;

const columns: readonly Column<Protocol, SortKey>[] = [
  {
    id: 'title',
    header: texts.columns.title,
    cell: (row) => <ProtocolTitle row={row} />,
  },
  {
    id: 'created',
    header: texts.columns.created,
    sortable: true,
    cell: ({ created }) => formatStamp(created),
  },
  { id: 'creator', header: texts.columns.creator, cell: ({ usernameCreated }) => usernameCreated },
  {
    id: 'course',
    header: texts.columns.course,
    sortable: true,
    width: '22%',
    cell: ({ courseName }) => <Clamped text={cutCourseName(courseName)} whole={courseName} lines={3} />,
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
    sortable: true,
    cell: ({ professorName }) => professorName || texts.nobody,
  },
  {
    id: 'semester',
    header: texts.columns.semester,
    sortable: true,
    wrap: 'never',
    cell: ({ date }) => formatShortMonth(date.slice(0, 7)),
  },
  { id: 'type', header: texts.columns.type, wrap: 'never', cell: ({ type }) => texts.sessions[type] },
];

function ProtocolTitle({ row }: { row: Protocol }) {
  return (
    <>
      <Anchor component={Link} to={pathOf(row)}>
        {texts.shortTitle(row.number)}
      </Anchor>
      {row.withdrawn && (
        <div className={classes['mark']}>
          <StatusChip tone="error">{texts.withdrawn}</StatusChip>
        </div>
      )}
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
