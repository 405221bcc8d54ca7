import { countSetFilters, readListState, writeListState } from './list-state.ts';
import type { Filters, ItemsPerPage, ListDefaults, ListState } from './list-state.ts';

/** A list's state with everything that changes it. */
export interface List<SortKey extends string = string, F extends Filters = Filters> {
  state: ListState<SortKey, F>;
  /** How many filters differ from what the screen starts with. */
  filterCount: number;
  setPage: (page: number) => void;
  setItemsPerPage: (size: ItemsPerPage) => void;
  setSort: (sortBy: SortKey, sortDesc: boolean) => void;
  setSearch: (search: string) => void;
  setFilters: (filters: Partial<F>) => void;
  clearFilters: () => void;
  clearSearchAndFilters: () => void;
}

export type GoToAddress = (address: URLSearchParams, how: { replace: boolean }) => void;

/**
 * Reads the list from an address; every change is a new address. What changes the rows begins at page one. A change goes
 * on from the `newest` address, which may be ahead of the one that is drawn: two pauses in typing can end together.
 */
export function listAt<SortKey extends string, F extends Filters>(
  address: URLSearchParams,
  defaults: ListDefaults<SortKey, F>,
  goTo: GoToAddress,
  newest: () => URLSearchParams = () => address,
): List<SortKey, F> {
  const state = readListState(address, defaults);
  type State = ListState<SortKey, F>;
  const go = (change: Partial<State> | ((before: State) => Partial<State>), replace = false) => {
    const from = newest();
    const before = readListState(from, defaults);
    const changed = typeof change === 'function' ? change(before) : change;
    goTo(writeListState(from, { ...before, ...changed }, defaults), { replace });
  };
  return {
    state,
    filterCount: countSetFilters(state.filters, defaults.filters),
    setPage: (page) => go({ page }),
    setItemsPerPage: (itemsPerPage) => go({ itemsPerPage, page: 1 }),
    setSort: (sortBy, sortDesc) => go({ sortBy, sortDesc, page: 1 }),
    // Replaced, so that typing does not fill the browser's history.
    setSearch: (search) => go({ search, page: 1 }, true),
    setFilters: (filters) => go((before) => ({ filters: { ...before.filters, ...filters }, page: 1 })),
    clearFilters: () => go({ filters: defaults.filters, page: 1 }),
    clearSearchAndFilters: () => go({ filters: defaults.filters, search: '', page: 1 }),
  };
}
