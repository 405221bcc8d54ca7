import { broadcastRoutes as routes } from '@indeks/contract/talk/broadcasts/broadcasts.routes';
import type { Broadcast } from '@indeks/contract/talk/broadcasts/broadcasts.schemas';
import { Anchor } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { broadcastsPageQuery } from '#data/talk/broadcasts.ts';
import { isScheduled, progressInWords } from '#parts/talk/broadcasts/progress-in-words.ts';
import { formatDateTime, formatNumber } from '#shared/lib/format.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { opensRow } from '#shared/ui/table/open-row.ts';
import { pagingOf } from '#shared/ui/table/list-state.ts';
import { readyActions } from '#shared/ui/table/row-actions.tsx';
import { useListState, type ListOptions } from '#shared/ui/table/use-list-state.ts';
import { useSelected } from '#shared/ui/table/use-selected.ts';
import { sentTexts as texts } from './broadcasts.texts.ts';
import { subjectOf } from './subject.ts';

const RemovalDialogs = lazyPart(
  async () => (await import('#shared/ui/entry/removal-dialogs.tsx')).RemovalDialogs<Broadcast>,
);

const options: ListOptions<'datetime', Record<string, never>> = {
  screen: 'sent-messages',
  sortKeys: ['datetime'],
  sortBy: 'datetime',
  sortDesc: true,
  filters: {},
};

type OpenRemoval =
  | { kind: 'remove'; rows: readonly Broadcast[] }
  | { kind: 'removed'; rows: readonly Broadcast[] };

/** Messages to many: the secretariat's all, a coordinator's own. */
export function SentMessagesPage() {
  const list = useListState(options);
  const { search: _search, ...query } = pagingOf(list.state);
  const result = useQuery(broadcastsPageQuery(query));
  const selected = useSelected<Broadcast>();
  const { show, of, anyOpen } = useOpen<OpenRemoval>('sent-messages');
  return (
    <>
      <PageHeader title={texts.title} help={texts.help} />
      <DataTable
        texts={{ ...texts, empty: { ...texts.empty, icon: IconMail } }}
        list={list}
        result={result}
        columns={columns}
        emptyAction={{ label: texts.openStudents, to: '/students' }}
        search={false}
        rowName={subjectOf}
        selection={{
          ...selected,
          actions: [{ ...readyActions.delete, onClick: (rows) => show({ kind: 'remove', rows }) }],
        }}
      />
      <WhenOpened opened={anyOpen}>
        <RemovalDialogs
          removal={{
            topic: 'broadcasts',
            routes: { removeMany: routes.removeMany },
            texts,
            inWords: subjectOf,
          }}
          remove={of('remove')}
          removed={of('removed')}
          show={show}
          onRemoved={selected.clear}
        />
      </WhenOpened>
    </>
  );
}

const formatArrived = (row: Broadcast): string =>
  isScheduled(row) ? progressInWords(row) : `${formatNumber(row.sent)} / ${formatNumber(row.total)}`;

const columns: readonly Column<Broadcast, 'datetime'>[] = [
  {
    id: 'subject',
    header: texts.columns.subject,
    cell: (row) => (
      <Anchor component={Link} to={`/sent-messages/${row.id}`} {...opensRow}>
        {subjectOf(row)}
      </Anchor>
    ),
  },
  { id: 'audience', header: texts.columns.audience, cell: ({ audience }) => texts.audiences[audience] },
  { id: 'type', header: texts.columns.type, cell: ({ type }) => texts.types[type] },
  { id: 'sender', header: texts.columns.sender, cell: ({ sender }) => sender },
  {
    id: 'datetime',
    header: texts.columns.datetime,
    sortable: true,
    wrap: 'never',
    cell: ({ datetime }) => formatDateTime(datetime),
  },
  { id: 'progress', header: texts.columns.progress, wrap: 'never', cell: formatArrived },
];
