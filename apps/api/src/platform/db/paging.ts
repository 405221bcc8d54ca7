import { totalCap, type Paging } from '@indeks/contract/common/paging';
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Database } from './database.ts';
import type { DB } from './generated/schema.ts';
import { pickedPage, type List, type Order, type Part, type Sorting } from './picking.ts';
import { hasOnlyShortWords } from './searching.ts';

const defaultItemsPerPage = 10;
/** Bounds to which the matches of a search are counted. People narrow a search rather than page further. */
const foundCap = 200;
const shortWordCap = 50;
/** A list asked for without a page is a picker's; it is small, or it is not for pickers. */
const wholeListLimit = 1_000;

export interface Page<Row> {
  readonly items: Row[];
  readonly total: number;
  readonly capped: boolean;
}

/**
 * One page of a list and its total. The ids of the page are picked first, by an index that holds the filter's and the
 * order's columns; what else a row shows is read for these ids alone, so that a deep page costs little more than the
 * first. At most four statements, each of them bounded.
 */
export const fetchPage = async <T extends keyof DB, Row extends { id: number }, Key extends string>(
  db: Database,
  list: List<T, Key>,
  paging: Paging<Key>,
  rowsOf: (ids: number[]) => Promise<Row[]>,
): Promise<Page<Row>> => {
  const part = partOf(paging, list.order);
  const { ids, total } = await pickedPage(db, list, part);
  const items = ids.length === 0 ? [] : inOrderOf(ids, await rowsOf(ids));
  if (paging.page === undefined) return { items, total: items.length, capped: items.length === part.limit };
  return { items, total, capped: total >= part.cap };
};

/** A list that grows without end has no form without pages. */
export const startAtFirstPage = <P extends Paging>(paging: P) => ({ ...paging, page: paging.page ?? 1 });

export const startAtNewest = <P extends Paging>(paging: P) => ({
  ...startAtFirstPage(paging),
  sortDesc: paging.sortDesc ?? true,
});

/** The first rows of a list, for a picker: they are not counted. */
export const fetchFirst = async <T extends keyof DB, Row extends { id: number }, Key extends string>(
  db: Database,
  list: List<T, Key>,
  { search, limit }: { readonly search: string | undefined; readonly limit: number },
  rowsOf: (ids: number[]) => Promise<Row[]>,
): Promise<Row[]> => {
  const part = { ...partOf({ page: 1, itemsPerPage: limit, search }, list.order), cap: limit };
  const { ids } = await pickedPage(db, list, part);
  return ids.length === 0 ? [] : inOrderOf(ids, await rowsOf(ids));
};

/** The rows of a list in the order that was chosen for it, also for an export or a print of the whole list. */
export const sortRows = <Tables, T extends keyof Tables, Row, Key extends string>(
  query: SelectQueryBuilder<Tables, T, Row>,
  paging: Paging<Key>,
  order: Order<Key>,
) => {
  const { key, id, direction } = chosenSorting(paging, order);
  return query.orderBy(sql`${key} ${direction}`).orderBy(sql`${id} ${direction}`);
};

/** The order that was chosen, or the list's own. */
export const chosenSorting = <Key extends string>(paging: Paging<Key>, order: Order<Key>): Sorting => ({
  key: order.by[paging.sortBy ?? order.first],
  id: order.tieBreaker,
  direction: paging.sortDesc ? sql`desc` : sql`asc`,
});

/** The Polish order, the same whatever the operating system's locale. */
export const polishOrder = (column: RawBuilder<unknown>) => sql`${column} collate "pl-x-icu"`;

const partOf = <Key extends string>(paging: Paging<Key>, order: Order<Key>): Part => {
  const isShortWord = Boolean(paging.search) && hasOnlyShortWords(paging.search ?? '');
  const cap = capOf(paging.search, isShortWord);
  const whole = paging.page === undefined;
  const limit = whole ? wholeListLimit : (paging.itemsPerPage ?? defaultItemsPerPage);
  const offset = whole ? 0 : Math.min(((paging.page ?? 1) - 1) * limit, cap);
  return {
    // No page goes beyond the bound.
    limit: whole ? limit : Math.min(limit, cap - offset),
    offset,
    cap,
    isShortWord,
    ...chosenSorting(paging, order),
  };
};

const capOf = (search: string | undefined, isShortWord: boolean): number => {
  if (!search) return totalCap;
  return isShortWord ? shortWordCap : foundCap;
};

/** A row that vanished since its id was picked is left out. */
const inOrderOf = <Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
