import {
  securityEventKinds,
  securityEventSortKeys,
} from '@indeks/contract/identity/security-events/security-events.keys';
import type { SecurityEventEntry } from '@indeks/contract/identity/security-events/security-events.schemas';
import { useQuery } from '@tanstack/react-query';
import { IconNetwork, IconUser, IconUserSearch } from '@tabler/icons-react';
import { securityEventsPageQuery } from '#data/identity/security-events.ts';
import { formatDateTime } from '#shared/lib/format.ts';
import { DateControl } from '#shared/ui/form/dates/date-field.tsx';
import { SelectControl } from '#shared/ui/form/choices/select-control.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { pagingOf } from '#shared/ui/table/list-state.ts';
import type { List } from '#shared/ui/table/list.ts';
import { CardLine } from '#shared/ui/table/row-card.tsx';
import { TypedFilter } from '#shared/ui/table/typed-filter.tsx';
import { useListState, type ListOptions } from '#shared/ui/table/use-list-state.ts';
import { personName, describeEvent, tellEvent } from './event-words.ts';
import classes from './security-events.module.css';
import { securityEventsTexts as texts, sentences } from './security-events.texts.ts';

type SortKey = (typeof securityEventSortKeys)[number];
type EventFilters = Record<'kind' | 'address' | 'from' | 'to', string>;
type EventsList = List<SortKey, EventFilters>;

const listOptions: ListOptions<SortKey, EventFilters> = {
  screen: 'security-events',
  sortKeys: securityEventSortKeys,
  sortBy: 'at',
  sortDesc: true,
  filters: { kind: '', address: '', from: '', to: '' },
};

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

const toQuery = ({ state }: EventsList) => {
  const { kind, address, from, to } = state.filters;
  return {
    ...pagingOf(state),
    kind: securityEventKinds.find((known) => known === kind),
    ...(address !== '' && { address }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  };
};

export function SecurityEventsList() {
  const list = useListState(listOptions);
  const result = useQuery(securityEventsPageQuery(toQuery(list)));
  return (
    <DataTable
      texts={texts}
      list={list}
      result={result}
      columns={columns}
      filters={<EventFilterFields list={list} />}
      rowName={(event) => texts.rowName(tellEvent(event), formatDateTime(event.at))}
      card={(event) => <EventCard event={event} />}
    />
  );
}

const columns: readonly Column<SecurityEventEntry, SortKey>[] = [
  {
    id: 'at',
    header: texts.columns.at,
    sortable: true,
    wrap: 'never',
    cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
  },
  { id: 'kind', header: texts.columns.kind, width: '34%', cell: (event) => <KindCell event={event} /> },
  { id: 'who', header: texts.columns.who, cell: ({ actor }) => personName(actor) },
  { id: 'about', header: texts.columns.about, cell: ({ subject }) => personName(subject) },
  { id: 'from', header: texts.columns.from, wrap: 'never', cell: (event) => <Origin event={event} /> },
];

function KindCell({ event }: { event: SecurityEventEntry }) {
  const words = describeEvent(event);
  return (
    <>
      <div className={classes.kind}>{tellEvent(event)}</div>
      {words !== '' && <div className={classes.detail}>{words}</div>}
      <details className={classes.detail}>
        <summary>{sentences.details}</summary>
        {event.route !== null && <code>{event.route}</code>}
        <div>{sentences.request(event.request_id)}</div>
      </details>
    </>
  );
}

function Origin({ event: { address, session_id } }: { event: SecurityEventEntry }) {
  return (
    <>
      <div>{address}</div>
      {session_id !== null && <div className={classes.detail}>{texts.session(session_id)}</div>}
    </>
  );
}

function EventCard({ event }: { event: SecurityEventEntry }) {
  const { at, actor, subject, address } = event;
  return (
    <>
      <KindCell event={event} />
      <time className={classes.detail} dateTime={at}>
        {formatDateTime(at)}
      </time>
      {actor && <CardLine icon={IconUser}>{personName(actor)}</CardLine>}
      {subject && subject.id !== actor?.id && (
        <CardLine icon={IconUserSearch}>{personName(subject)}</CardLine>
      )}
      {address !== null && <CardLine icon={IconNetwork}>{address}</CardLine>}
    </>
  );
}

function EventFilterFields({ list: { state, setFilters } }: { list: EventsList }) {
  const { kind, address, from, to } = state.filters;
  const words = texts.filters;
  return (
    <>
      <SelectControl
        label={words.kind}
        value={kind}
        onChange={(value) => setFilters({ kind: value ?? '' })}
        searchable
        choices={[
          { value: '', label: words.allKinds },
          ...securityEventKinds.map((known) => ({ value: known as string, label: texts.kinds[known] })),
        ]}
      />
      <TypedFilter
        label={words.address}
        placeholder={words.address}
        maxLength={45}
        value={address}
        onChange={(value) => setFilters({ address: value })}
      />
      <DateControl
        label={words.from}
        mark={words.fromMark}
        value={from}
        onChange={(day) => setFilters({ from: day })}
      />
      <DateControl
        label={words.to}
        mark={words.toMark}
        value={to}
        onChange={(day) => setFilters({ to: day })}
      />
    </>
  );
}
