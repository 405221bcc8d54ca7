import { recipientStates, type RecipientState } from '@indeks/contract/talk/broadcasts/broadcasts.keys';
import type { Broadcast, Recipient } from '@indeks/contract/talk/broadcasts/broadcasts.schemas';
import { Anchor } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { broadcastQuery, recipientsPageQuery } from '#data/talk/broadcasts.ts';
import { attachmentAddress } from '#data/talk/chat.ts';
import { SendingProgress } from '#parts/talk/broadcasts/sending-progress.tsx';
import { formatDateTime } from '#shared/lib/format.ts';
import { StatusChip, type ChipTone } from '#shared/ui/feedback/status-chip.tsx';
import { SelectControl } from '#shared/ui/form/choices/select-control.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { EmailLink } from '#shared/ui/page/contact-link.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { RecordPage } from '#shared/ui/page/record-page.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { pagingOf } from '#shared/ui/table/list-state.ts';
import { useListState, type ListOptions } from '#shared/ui/table/use-list-state.ts';
import classes from './broadcasts.module.css';
import { reportTexts as texts, sentTexts } from './broadcasts.texts.ts';
import { subjectOf } from './subject.ts';

/** What was sent, how far it has come, and who has it. */
export function SentMessagePage() {
  return (
    <RecordPage query={broadcastQuery} texts={texts}>
      {(message) => <Report message={message} />}
    </RecordPage>
  );
}

function Report({ message }: { message: Broadcast }) {
  const { audience, type, sender, datetime, skipped } = message;
  const about = [sentTexts.audiences[audience], sentTexts.types[type], sender, formatDateTime(datetime)];
  return (
    <>
      <PageHeader title={subjectOf(message)} help={about.join(' · ')} back={texts.back} />
      <div className={classes['report']}>
        <Card title={texts.content}>
          {message.text !== '' && <p className={classes['text']}>{message.text}</p>}
          {message.file !== null && (
            <Anchor href={attachmentAddress(message.file)} download>
              {texts.file(message.file_name ?? '')}
            </Anchor>
          )}
          <div className={classes['progress']}>
            <SendingProgress message={message} />
          </div>
          {skipped > 0 && <p className={classes['skipped']}>{texts.skipped(skipped)}</p>}
        </Card>
        <Recipients id={message.id} />
      </div>
    </>
  );
}

interface Filters extends Record<string, string> {
  state: string;
}
const options: ListOptions<'position', Filters> = {
  screen: 'message-recipients',
  sortKeys: ['position'],
  sortBy: 'position',
  filters: { state: '' },
};

function Recipients({ id }: { id: number }) {
  const list = useListState(options);
  const { search: _search, ...paging } = pagingOf(list.state);
  const state = recipientStates.find((known) => known === list.state.filters.state);
  const result = useQuery(recipientsPageQuery(id, { ...paging, ...(state && { state }) }));
  return (
    <DataTable
      texts={{ ...texts, empty: { ...texts.empty, icon: IconUsersGroup } }}
      list={list}
      result={result}
      columns={columns}
      search={false}
      rowName={({ listed_name: name }) => name}
      density="plain"
      filters={
        <SelectControl
          label={texts.state}
          value={state ?? ''}
          onChange={(chosen) => list.setFilters({ state: chosen ?? '' })}
          choices={(['', ...recipientStates] as const).map((value) => ({
            value,
            label: texts.states[value],
          }))}
        />
      }
    />
  );
}

const tones: Readonly<Record<RecipientState, ChipTone>> = {
  waiting: 'neutral',
  queued: 'info',
  sent: 'ok',
  skipped: 'warning',
};

const columns: readonly Column<Recipient, 'position'>[] = [
  { id: 'name', header: texts.columns.name, cell: ({ listed_name: name }) => name },
  {
    id: 'email',
    header: texts.columns.email,
    cell: ({ email, listed_name: name }) => <EmailLink email={email} of={name} />,
  },
  {
    id: 'state',
    header: texts.columns.state,
    cell: ({ state, read }) => (
      <StatusChip tone={tones[state]}>{read ? texts.read : texts.states[state]}</StatusChip>
    ),
  },
  {
    id: 'datetime',
    header: texts.columns.datetime,
    wrap: 'never',
    cell: ({ datetime }) => datetime && formatDateTime(datetime),
  },
];
