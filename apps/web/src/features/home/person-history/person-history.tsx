import { Button } from '@mantine/core';
import { historyRoutes } from '@indeks/contract/employment/questionnaire/history.routes';
import type { PersonHistoryEntry } from '@indeks/contract/home/person-history/person-history.schemas';
import { studentFormRoutes } from '@indeks/contract/studies/student-forms/student-forms.routes';
import { useQuery } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { fetchPersonHistoryCsv, personHistoryQuery } from '#data/home/person-history.ts';
import { call } from '#shared/api/call.ts';
import { readMessage } from '#shared/api/call-error.ts';
import { useChange } from '#shared/api/use-change.ts';
import { useDownload } from '#shared/api/use-download.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { ListFrame } from '#shared/ui/table/list-frame.tsx';
import { HistoryDays } from './history-days.tsx';
import type { HistoryReader } from './history-entry.tsx';
import { HistoryFilterFields, KindPills } from './history-filters.tsx';
import classes from './person-history.module.css';
import { personHistoryTexts as texts } from './person-history.texts.ts';
import { readHistoryFilter, readHistoryQuery, useHistoryList } from './use-history-list.ts';

interface PersonHistoryProps {
  user: number;
  /** The person, if they have a history of their own: it is said what stands there. */
  seen?: HistoryReader;
}

/** Everything that was changed of a person, for the secretariat. */
export function PersonHistory({ user, seen }: PersonHistoryProps) {
  const list = useHistoryList();
  const result = useQuery(personHistoryQuery(user, readHistoryQuery(list)));
  const markAsRead = useMarking();
  const download = useDownload(() => fetchPersonHistoryCsv(user, readHistoryFilter(list)));
  return (
    <div className={classes.root}>
      <KindPills list={list} counts={result.data?.counts ?? []} />
      <ListFrame
        texts={texts}
        list={list}
        result={result}
        search={false}
        columnCount={4}
        filters={<HistoryFilterFields list={list} actors={result.data?.actors ?? []} />}
        end={
          <Button
            variant="default"
            leftSection={<Icon of={IconDownload} />}
            loading={download.busy}
            onClick={download.onClick}
          >
            {texts.download}
          </Button>
        }
      >
        <HistoryDays entries={result.data?.items ?? []} onRead={markAsRead} seen={seen} />
      </ListFrame>
    </div>
  );
}

type Unread = NonNullable<PersonHistoryEntry['unread']>;

function useMarking() {
  const marking = useChange('student-forms', ({ form, id }: Unread) =>
    form === 'student'
      ? call(studentFormRoutes.markAsRead, { body: [id] })
      : call(historyRoutes.markAsRead, { body: [id] }),
  );
  return ({ unread }: PersonHistoryEntry) => {
    if (!unread) return;
    marking.mutate(unread, {
      onSuccess: () => snackbar(texts.marked),
      onError: (error) => snackbar(readMessage(error), { tone: 'error' }),
    });
  };
}
