import { useMemo, useState } from 'react';
import type { ListResult } from '#shared/ui/table/column.ts';
import type { ListState } from '#shared/ui/table/list-state.ts';
import { listAt } from '#shared/ui/table/list.ts';
import { demoPeople } from './demo-people.ts';
import type { DemoPerson } from './demo-people.ts';

export type DemoSortKey = 'name' | 'email' | 'hours';
export type DemoFilters = { city: string };

const defaults = {
  sortKeys: ['name', 'email', 'hours'] as const satisfies readonly DemoSortKey[],
  sortBy: 'hours' as DemoSortKey,
  filters: { city: '' },
};

/** This page has many lists, so each keeps its state in the component and not in the address. */
export function useDemoList(start = '') {
  const [address, setAddress] = useState(() => new URLSearchParams(start));
  return useMemo(() => listAt<DemoSortKey, DemoFilters>(address, defaults, setAddress), [address]);
}

/** The answer of a server. */
export function demoResult(state: ListState<DemoSortKey, DemoFilters>): ListResult<DemoPerson> {
  const found = demoPeople
    .filter((person) => state.filters.city === '' || person.city === state.filters.city)
    .filter((person) => person.name.toLocaleLowerCase('pl').includes(state.search.toLocaleLowerCase('pl')))
    .toSorted((one, other) => (state.sortDesc ? -1 : 1) * compare(one[state.sortBy], other[state.sortBy]));
  const first = (state.page - 1) * state.itemsPerPage;
  return {
    ...settled,
    data: { items: found.slice(first, first + state.itemsPerPage), total: found.length, capped: false },
  };
}

/** A result that has arrived; the states of the catalogue change parts of it. */
export const settled = {
  isError: false,
  isFetching: false,
  isPlaceholderData: false,
  refetch: () => undefined,
};

const collator = new Intl.Collator('pl', { numeric: true });
const compare = (one: string | number, other: string | number): number =>
  collator.compare(String(one), String(other));
