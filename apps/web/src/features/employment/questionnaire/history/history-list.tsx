import { Title } from '@mantine/core';
import type { HistoryEntry } from '@indeks/contract/history/history.schemas';
import { useQuery } from '@tanstack/react-query';
import { IconChecks, IconCircleDot } from '@tabler/icons-react';
import { useId } from 'react';
import { historyQuery } from '#data/history.ts';
import { studentHistoryQuery } from '#data/student-forms.ts';
import { messageOf } from '#shared/api/call-error.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { formatDateTime } from '#shared/lib/format.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { pagingOf } from '#shared/ui/table/list-state.ts';
import { useSelected } from '#shared/ui/table/use-selected.ts';
import { useNewestFirst } from '#shared/ui/table/use-newest-first.ts';
import { useMarkAsRead, type FormWithHistory } from './history.api.ts';
import classes from './history.module.css';
import { HistoryChange } from './history-change.tsx';
import { historyTexts as texts } from './history.texts.ts';

interface HistoryListProps {
  user: number;
  /** Whose changes: the questionnaire's, or those of a student's registration form. */
  form?: FormWithHistory;
}

/** What was changed in a person's form, when and by whom, the newest first. */
export function HistoryList({ user, form = 'questionnaire' }: HistoryListProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={classes['root']}>
      <Title order={2} id={titleId}>
        {texts.list}
      </Title>
      {/* The key resets page and selection for another person. */}
      <Entries key={user} user={user} form={form} />
    </section>
  );
}

function Entries({ user, form }: Required<HistoryListProps>) {
  const { permissions } = useSession();
  const list = useNewestFirst();
  const result = useQuery(entriesQuery(user, form, pagingOf(list.state)));
  const selected = useSelected<HistoryEntry>();
  const markAsRead = useMarking(form, selected.clear);
  return (
    <DataTable
      texts={texts}
      list={list}
      result={result}
      columns={columns}
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
      card={(entry) => <EntryCard entry={entry} />}
    />
  );
}

const entriesQuery = (user: number, form: FormWithHistory, paging: Parameters<typeof historyQuery>[1]) => {
  const { search: _search, ...paged } = paging;
  return form === 'student' ? studentHistoryQuery(user, paged) : historyQuery(user, paged);
};

function useMarking(form: FormWithHistory, onDone: () => void) {
  const marking = useMarkAsRead(form);
  return (entries: readonly HistoryEntry[]) =>
    marking.mutate(
      entries.map(({ id }) => id),
      {
        onSuccess: () => {
          onDone();
          snackbar(texts.marked(entries.length));
        },
        onError: (error) => snackbar(messageOf(error), { tone: 'error' }),
      },
    );
}

const columns: readonly Column<HistoryEntry, 'date'>[] = [
  { id: 'date', header: texts.columns.date, width: '13rem', cell: (entry) => <Moment entry={entry} /> },
  { id: 'change', header: texts.columns.change, cell: (entry) => <HistoryChange entry={entry} /> },
];

/** When, and by whom if it was not the person. */
function Moment({ entry }: { entry: HistoryEntry }) {
  const { date, author, username, read } = entry;
  return (
    <div className={classes['moment']} data-unread={!read || undefined}>
      <time dateTime={date}>{formatDateTime(date)}</time>
      {!read && (
        <StatusChip tone="brand" icon={IconCircleDot}>
          {texts.unread}
        </StatusChip>
      )}
      {author !== username && <div className={classes['author']}>{texts.by(author)}</div>}
    </div>
  );
}

function EntryCard({ entry }: { entry: HistoryEntry }) {
  return (
    <div className={classes['card']}>
      <Moment entry={entry} />
      <HistoryChange entry={entry} />
    </div>
  );
}
