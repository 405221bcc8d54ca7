import { useMemo, useState } from 'react';
import type { ListResult } from './column.ts';
import { defaultItemsPerPage } from './list-state.ts';
import type { List } from './list.ts';

interface WholeListOptions<Row, SortKey extends string> {
  /** Define it once, outside the screen: what each sortable column sorts by. */
  values: Readonly<Record<SortKey, (row: Row) => string | number>>;
  sortBy: NoInfer<SortKey>;
  sortDesc?: boolean;
}

/** The props of the table that shows the list. */
interface WholeList<Row, SortKey extends string> {
  list: List<SortKey, Record<string, never>>;
  result: ListResult<Row>;
  paged: false;
  search: false;
}

type WholeResult<Row> = Omit<ListResult<Row>, 'data'> & { data: { items: readonly Row[] } | undefined };

/** A short list that comes whole, such as a person's month: sorted here, neither searched nor paged. */
export function useWholeList<Row, SortKey extends string>(
  answer: WholeResult<Row>,
  { values, sortBy, sortDesc = false }: WholeListOptions<Row, SortKey>,
): WholeList<Row, SortKey> {
  const [sort, setSort] = useState({ by: sortBy, desc: sortDesc });
  const items = answer.data?.items;
  const data = useMemo(() => {
    if (items === undefined) return undefined;
    const valueOf = values[sort.by];
    const sorted = items.toSorted((one, other) => compare(valueOf(one), valueOf(other)));
    return { items: sort.desc ? sorted.toReversed() : sorted, total: items.length, capped: false };
  }, [items, sort, values]);
  const { isError, isFetching, isPlaceholderData, refetch } = answer;
  return {
    list: {
      ...unpaged,
      state: { ...unpaged.state, sortBy: sort.by, sortDesc: sort.desc },
      setSort: (by, desc) => setSort({ by, desc }),
    },
    result: { data, isError, isFetching, isPlaceholderData, refetch },
    paged: false,
    search: false,
  };
}

const collator = new Intl.Collator('pl');

const compare = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one), String(other));

const nothing = () => undefined;
const unpaged = {
  state: { page: 1, itemsPerPage: defaultItemsPerPage, search: '', filters: {} },
  filterCount: 0,
  setPage: nothing,
  setItemsPerPage: nothing,
  setSearch: nothing,
  setFilters: nothing,
  clearFilters: nothing,
  clearSearchAndFilters: nothing,
};
