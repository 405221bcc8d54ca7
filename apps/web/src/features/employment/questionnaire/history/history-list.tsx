import { Title } from '@mantine/core';
import type { HistoryEntry } from '@indeks/contract/employment/questionnaire/history.schemas';
import { useQuery } from '@tanstack/react-query';
import { IconChecks, IconCircleDot } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import type { FormWithHistory } from '#parts/employment/questionnaire/form-with-history.ts';
import { readMessage } from '#shared/api/call-error.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { useChange } from '#shared/api/use-change.ts';
import { formatDateTime } from '#shared/lib/format.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { pagingOf } from '#shared/ui/table/list-state.ts';
import { useSelected } from '#shared/ui/table/use-selected.ts';
import { useNewestFirst } from '#shared/ui/table/use-newest-first.ts';
import classes from './history.module.css';
import { HistoryChange } from './history-change.tsx';
import { historyTexts as texts } from './history.texts.ts';

interface HistoryListProps {
  user: number;
  form: FormWithHistory;
  /** Leads to the whole history of the person, where the reader has one. */
  whole?: string;
}

/** The changes of a person's form, with time and author, the newest first. */
export function HistoryList({ user, form, whole }: HistoryListProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={classes.root}>
      <Title order={2} id={titleId}>
        {texts.list}
      </Title>
      {whole !== undefined && (
        <Link className={classes.whole} to={whole}>
          {texts.whole}
        </Link>
      )}
      {/* The key resets page and selection for another person. */}
      <Entries key={user} user={user} form={form} />
    </section>
  );
}

function Entries({ user, form }: Omit<HistoryListProps, 'whole'>) {
  const { permissions } = useSession();
  const list = useNewestFirst();
  const { search: _search, ...paged } = pagingOf(list.state);
  const result = useQuery(form.query(user, paged));
  const selected = useSelected<HistoryEntry>();
  const markAsRead = useMarking(form, selected.clear);
  return (
    <DataTable
      texts={texts}
      list={list}
      result={result}
      columns={columnsFor(form)}
      search={false}
      rowName={({ kind, date }) => texts.rowName(texts.kinds[kind], formatDateTime(date))}
      selection={
        permissions.includes('people.history')
          ? {
              ...selected,
              actions: [{ label: texts.markAsRead, icon: IconChecks, onClick: markAsRead }],
            }
          : undefined
      }
      card={(entry) => <EntryCard entry={entry} form={form} />}
    />
  );
}

function useMarking(form: FormWithHistory, onDone: () => void) {
  const marking = useChange(form.topic, form.markAsRead);
  return (entries: readonly HistoryEntry[]) =>
    marking.mutate(
      entries.map(({ id }) => id),
      {
        onSuccess: () => {
          onDone();
          snackbar(texts.marked(entries.length));
        },
        onError: (error) => snackbar(readMessage(error), { tone: 'error' }),
      },
    );
}

const columnsFor = ({ labelOf }: FormWithHistory): readonly Column<HistoryEntry, 'date'>[] => [
  { id: 'date', header: texts.columns.date, width: '13rem', cell: (entry) => <Moment entry={entry} /> },
  {
    id: 'change',
    header: texts.columns.change,
    cell: (entry) => <HistoryChange entry={entry} labelOf={labelOf} />,
  },
];

/** When, and by whom if it was not the person. */
function Moment({ entry }: { entry: HistoryEntry }) {
  const { date, author, username, read } = entry;
  return (
    <div className={classes.moment} data-unread={!read || undefined}>
      <time dateTime={date}>{formatDateTime(date)}</time>
      {!read && (
        <StatusChip tone="brand" icon={IconCircleDot}>
          {texts.unread}
        </StatusChip>
      )}
      {author !== username && <div className={classes.author}>{texts.by(author)}</div>}
    </div>
  );
}

function EntryCard({ entry, form }: { entry: HistoryEntry; form: FormWithHistory }) {
  return (
    <div className={classes.card}>
      <Moment entry={entry} />
      <HistoryChange entry={entry} labelOf={form.labelOf} />
    </div>
  );
}
