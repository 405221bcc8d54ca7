import {
  recipientFilters,
  type BroadcastKind,
  type RecipientFilter,
  type RecipientState,
} from '@indeks/contract/talk/broadcasts/broadcasts.keys';
import type { Broadcast, Recipient } from '@indeks/contract/talk/broadcasts/broadcasts.schemas';
import { IconDownload, IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { fetchRecipientsCsv, recipientsPageQuery } from '#data/talk/broadcasts.ts';
import { useDownload } from '#shared/api/use-download.ts';
import { formatDateTime } from '#shared/lib/format.ts';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { StatusChip, type ChipTone } from '#shared/ui/feedback/status-chip.tsx';
import { SelectControl } from '#shared/ui/form/choices/select-control.tsx';
import { EmailLink } from '#shared/ui/page/contact-link.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { pagingOf } from '#shared/ui/table/list-state.ts';
import { useListState, type ListOptions } from '#shared/ui/table/use-list-state.ts';
import { reportTexts as texts } from './broadcasts.texts.ts';

interface Filters extends Record<string, string> {
  state: string;
}
const options: ListOptions<'position', Filters> = {
  screen: 'message-recipients',
  sortKeys: ['position'],
  sortBy: 'position',
  filters: { state: '' },
};

/** Who got it, who has read it, who waits and who was left out, and why. */
export function MessageRecipients({ message: { id, type } }: { message: Pick<Broadcast, 'id' | 'type'> }) {
  const list = useListState(options);
  const state = recipientFilters.find((known) => known === list.state.filters.state);
  const query = { ...pagingOf(list.state), ...(state && { state }) };
  const download = useDownload(() => fetchRecipientsCsv(id, query));
  const result = useQuery(recipientsPageQuery(id, query));
  return (
    <DataTable
      texts={{ ...texts, empty: { ...texts.empty, icon: IconUsersGroup } }}
      list={list}
      result={result}
      columns={columnsOf[type]}
      rowName={({ listed_name: name }) => name}
      density="plain"
      filters={
        <>
          <SelectControl
            label={texts.state}
            value={state ?? ''}
            onChange={(chosen) => list.setFilters({ state: chosen ?? '' })}
            choices={filtersOf[type].map((value) => ({
              value,
              label: texts.states[value],
            }))}
          />
          <BusyButton variant="default" icon={IconDownload} {...download}>
            {texts.csv}
          </BusyButton>
        </>
      }
    />
  );
}

const tones: Readonly<Record<RecipientState, ChipTone>> = {
  waiting: 'neutral',
  queued: 'info',
  sent: 'neutral',
  skipped: 'warning',
  recalled: 'warning',
};

const ofChat: ReadonlySet<RecipientFilter> = new Set(['read', 'unread', 'mailed']);

/** The chat has no filter 'sent': whether a message was read says more. */
const filtersOf: Readonly<Record<BroadcastKind, readonly (RecipientFilter | '')[]>> = {
  chat: ['', ...recipientFilters.filter((one) => one !== 'sent' && one !== 'queued')],
  'first-login': ['', ...recipientFilters.filter((one) => !ofChat.has(one))],
};

const listColumns = (type: BroadcastKind): readonly Column<Recipient, 'position'>[] => [
  { id: 'name', header: texts.columns.name, cell: ({ listed_name: name }) => name },
  {
    id: 'email',
    header: texts.columns.email,
    cell: ({ email, listed_name: name }) => <EmailLink email={email} of={name} />,
  },
  {
    id: 'state',
    header: texts.columns.state,
    cell: ({ state, read, ...outcome }) => (
      <StatusChip tone={read ? 'ok' : tones[state]}>
        {nameState(type, { state, read, ...outcome })}
      </StatusChip>
    ),
  },
  {
    id: 'datetime',
    header: texts.columns.datetime,
    wrap: 'never',
    cell: ({ datetime }) => datetime && formatDateTime(datetime),
  },
];

const columnsOf = { chat: listColumns('chat'), 'first-login': listColumns('first-login') } as const;

type Outcome = Pick<Recipient, 'state' | 'reason' | 'read' | 'by_mail'>;

function nameState(type: BroadcastKind, { state, reason, read, by_mail: byMail }: Outcome): string {
  if (read) return texts.states.read;
  if (state === 'sent' && byMail) return texts.states.mailed;
  if (state === 'sent' && type === 'chat') return texts.states.unread;
  return reason === null ? texts.states[state] : texts.reasons[reason];
}
