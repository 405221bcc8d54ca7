import type { Paging } from '@indeks/contract/common/paging';

/** A filter is one word or a set of words of the address; an empty one filters nothing. */
export type Filters = Record<string, string | readonly string[]>;

export interface ListState<SortKey extends string = string, F extends Filters = Filters> {
  page: number;
  itemsPerPage: ItemsPerPage;
  sortBy: SortKey;
  sortDesc: boolean;
  search: string;
  filters: F;
}

export const itemsPerPageChoices = [10, 25, 50, 100] as const;
export type ItemsPerPage = (typeof itemsPerPageChoices)[number];
export const defaultItemsPerPage: ItemsPerPage = 25;

/** What the list shows when the address says nothing. */
export interface ListDefaults<SortKey extends string = string, F extends Filters = Filters> {
  sortKeys: readonly SortKey[];
  sortBy: SortKey;
  sortDesc?: boolean;
  filters: F;
  /** As many rows as the person last chose. */
  itemsPerPage?: ItemsPerPage;
}

/** Reads the address; a value that is not valid becomes the default. */
export function readListState<SortKey extends string, F extends Filters>(
  params: URLSearchParams,
  defaults: ListDefaults<SortKey, F>,
): ListState<SortKey, F> {
  const page = Number(params.get('page'));
  const size = itemsPerPageChoices.find((choice) => String(choice) === params.get('itemsPerPage'));
  const sortBy = defaults.sortKeys.find((key) => key === params.get('sortBy'));
  const sortDesc = params.get('sortDesc') ?? String(defaults.sortDesc ?? false);
  return {
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, maxPage) : 1,
    itemsPerPage: size ?? defaults.itemsPerPage ?? defaultItemsPerPage,
    sortBy: sortBy ?? defaults.sortBy,
    sortDesc: sortDesc === 'true',
    search: (params.get('search') ?? '').slice(0, searchMaxLength),
    filters: readFilters(params, defaults.filters),
  };
}

/** Writes into a copy of the address. Other parameters are kept, and defaults are left out. */
export function writeListState<SortKey extends string, F extends Filters>(
  params: URLSearchParams,
  state: ListState<SortKey, F>,
  defaults: ListDefaults<SortKey, F>,
): URLSearchParams {
  const next = withoutListState(params, defaults);
  const sortDescDefault = defaults.sortDesc ?? false;
  if (state.page !== 1) next.set('page', String(state.page));
  if (state.itemsPerPage !== (defaults.itemsPerPage ?? defaultItemsPerPage))
    next.set('itemsPerPage', String(state.itemsPerPage));
  if (state.sortBy !== defaults.sortBy) next.set('sortBy', state.sortBy);
  if (state.sortDesc !== sortDescDefault) next.set('sortDesc', String(state.sortDesc));
  if (state.search !== '') next.set('search', state.search);
  for (const [name, value] of Object.entries(state.filters)) {
    if (sameFilter(value, defaults.filters[name])) continue;
    const words = typeof value === 'string' ? [value] : value;
    // An empty filter is written when its default is not empty.
    for (const word of words.length > 0 ? words : ['']) next.append(name, word);
  }
  return next;
}

export function withoutListState(params: URLSearchParams, defaults: ListDefaults): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ownNames(defaults)) next.delete(name);
  return next;
}

export const hasListState = (params: URLSearchParams, defaults: ListDefaults): boolean =>
  ownNames(defaults).some((name) => params.has(name));

export const countSetFilters = (filters: Filters, defaults: Filters): number =>
  Object.entries(filters).filter(([name, value]) => !sameFilter(value, defaults[name])).length;

/** The part of a list call that every list has; a screen adds its own filters to it. */
export const pagingOf = <SortKey extends string>(state: ListState<SortKey>): Paging<SortKey> => ({
  page: state.page,
  itemsPerPage: state.itemsPerPage,
  sortBy: state.sortBy,
  sortDesc: state.sortDesc,
  search: state.search === '' ? undefined : state.search,
});

export const lastPageOf = (total: number, itemsPerPage: number): number =>
  Math.max(1, Math.ceil(total / itemsPerPage));

/**
 * The limits of a list call. They are repeated here, and compared by a test, because the contract's file
 * brings the whole schema library into every list.
 */
export const searchMaxLength = 100;
export const maxPage = 5_000;

const ownNames = (defaults: ListDefaults): string[] => [...pagingNames, ...Object.keys(defaults.filters)];

const pagingNames = ['page', 'itemsPerPage', 'sortBy', 'sortDesc', 'search'];

function readFilters<F extends Filters>(params: URLSearchParams, defaults: F): F {
  const read = Object.entries(defaults).map(([name, fallback]) => {
    if (!params.has(name)) return [name, fallback];
    const words = params.getAll(name).filter((word) => word !== '');
    return [name, typeof fallback === 'string' ? (words[0] ?? '') : words];
  });
  // The entries carry the names and kinds of the defaults they were made from.
  return Object.fromEntries(read) as F;
}

const sameFilter = (one: Filters[string] | undefined, other: Filters[string] | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
