import { totalCap, type Paging } from '@indeks/contract/common/paging';
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Database } from './database.ts';
import type { DB } from './generated/schema.ts';
import { pickedPage, type List, type Order, type Part } from './picking.ts';

const defaultItemsPerPage = 10;
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
  return { items, total, capped: total === totalCap };
};

/** The rows of a list in the order that was chosen for it, also for an export or a print of the whole list. */
export const sortRows = <T extends keyof DB, Row, Key extends string>(
  query: SelectQueryBuilder<DB, T, Row>,
  paging: Paging<Key>,
  order: Order<Key>,
) => {
  const direction = paging.sortDesc ? sql`desc` : sql`asc`;
  return query
    .orderBy(sql`${order.by[paging.sortBy ?? order.first]} ${direction}`)
    .orderBy(sql`${order.tieBreaker} ${direction}`);
};

/** The Polish order, the same whatever the operating system's locale. */
export const polishOrder = (column: RawBuilder<unknown>) => sql`${column} collate "pl-x-icu"`;

const partOf = <Key extends string>(paging: Paging<Key>, order: Order<Key>): Part => {
  const whole = paging.page === undefined;
  const limit = whole ? wholeListLimit : (paging.itemsPerPage ?? defaultItemsPerPage);
  const offset = whole ? 0 : ((paging.page ?? 1) - 1) * limit;
  return {
    limit,
    offset: Math.min(offset, totalCap),
    key: order.by[paging.sortBy ?? order.first],
    id: order.tieBreaker,
    direction: paging.sortDesc ? sql`desc` : sql`asc`,
  };
};

/** A row that vanished since its id was picked is left out. */
const inOrderOf = <Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
