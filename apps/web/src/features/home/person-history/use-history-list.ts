import { personHistoryKinds } from '@indeks/contract/home/person-history/person-history.keys';
import { useMemo, useState } from 'react';
import type { PersonHistoryQuery } from '#data/home/person-history.ts';
import { pagingOf, type ListDefaults } from '#shared/ui/table/list-state.ts';
import { listAt, type List } from '#shared/ui/table/list.ts';

export type HistoryFilters = Record<'kind' | 'actor' | 'since', string>;
export type HistoryList = List<'date', HistoryFilters>;

/** The state is not kept in the address, which belongs to the tabs of the page around it. */
export function useHistoryList(): HistoryList {
  const [address, setAddress] = useState(() => new URLSearchParams());
  return useMemo(() => listAt(address, defaults, setAddress), [address]);
}

const defaults: ListDefaults<'date', HistoryFilters> = {
  sortKeys: ['date'],
  sortBy: 'date',
  sortDesc: true,
  filters: { kind: '', actor: '', since: '' },
};

export const readHistoryFilter = ({ state: { filters } }: HistoryList) => {
  const kind = personHistoryKinds.find((known) => known === filters.kind);
  return {
    ...(kind && { kind }),
    ...(filters.actor !== '' && { actor: Number(filters.actor) }),
    ...(filters.since !== '' && { since: filters.since }),
  };
};

export const readHistoryQuery = (list: HistoryList): PersonHistoryQuery => {
  const { search: _search, ...paging } = pagingOf(list.state);
  return { ...paging, ...readHistoryFilter(list) };
};
