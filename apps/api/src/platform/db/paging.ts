import { totalCap, type Paging } from '@indeks/contract/common/paging';
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Database } from './database.ts';
import type { DB } from './generated/schema.ts';
import { foundPage, type Search } from './searching.ts';

const defaultItemsPerPage = 10;
/** A list asked for without a page is a picker's; it is small, or it is not for pickers. */
const wholeListLimit = 1_000;

export interface Page<Row> {
  readonly items: Row[];
  readonly total: number;
  readonly capped: boolean;
}

interface Order<Key extends string> {
  readonly by: Readonly<Record<Key, RawBuilder<unknown>>>;
  readonly first: Key;
  /** The last word in the order, so that a row never shows on two pages; the row's id. */
  readonly tieBreaker: RawBuilder<unknown>;
}

/** What a page is picked from; only conditions, the columns come with the rows of the page. */
export interface List<T extends keyof DB, S extends keyof DB, Key extends string> {
  readonly filtered: SelectQueryBuilder<DB, T, object>;
  /** The same rows joined with what the order asked for needs besides. */
  readonly sorted?: SelectQueryBuilder<DB, S, object>;
  readonly order: Order<Key>;
  readonly search: Search | undefined;
}

/**
 * One page of a list and its total. The ids of the page are picked first, by an index that holds the filter's and the
 * order's columns; what else a row shows is read for these ids alone, so that a deep page costs little more than the
 * first. At most four statements, each of them bounded.
 */
export const pageOf = async <
  T extends keyof DB,
  S extends keyof DB,
  Row extends { id: number },
  Key extends string,
>(
  db: Database,
  list: List<T, S, Key>,
  paging: Paging<Key>,
  rowsOf: (ids: number[]) => Promise<Row[]>,
): Promise<Page<Row>> => {
  const part = partOf(paging, list.order);
  const { ids, total } = list.sorted
    ? await pickedPage(db, { ...list, sorted: list.sorted }, part)
    : await pickedPage(db, { ...list, sorted: list.filtered }, part);
  const items = ids.length === 0 ? [] : inOrder(ids, await rowsOf(ids));
  if (paging.page === undefined) return { items, total: items.length, capped: items.length === part.limit };
  return { items, total, capped: total === totalCap };
};

/** Which part of a list, in which order. */
export interface Part {
  readonly limit: number;
  readonly offset: number;
  readonly key: RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
  readonly direction: RawBuilder<unknown>;
}

export interface PickedPage {
  readonly ids: number[];
  /** Counted to the cap. */
  readonly total: number;
}

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

const pickedPage = async <T extends keyof DB, S extends keyof DB, Key extends string>(
  db: Database,
  { filtered, sorted, search }: Required<List<T, S, Key>>,
  part: Part,
): Promise<PickedPage> => {
  if (search) return foundPage(db, sorted, search, part);
  const ids = (await pickedFrom(sorted, part).execute()).map(({ id }) => id);
  const isLast = ids.length < part.limit && (ids.length > 0 || part.offset === 0);
  return { ids, total: isLast ? part.offset + ids.length : await boundedTotal(db, filtered) };
};

const pickedFrom = <T extends keyof DB>(query: SelectQueryBuilder<DB, T, object>, part: Part) =>
  query
    .select(sql<number>`${part.id}`.as('id'))
    .orderBy(sql`${part.key} ${part.direction}`)
    .orderBy(sql`${part.id} ${part.direction}`)
    .limit(part.limit)
    .offset(part.offset);

const boundedTotal = async <T extends keyof DB>(db: Database, query: SelectQueryBuilder<DB, T, object>) => {
  const bounded = query.select(sql<number>`1`.as('one')).limit(totalCap);
  const counted = await sql<{ total: number }>`select count(*) as total from (${bounded}) as bounded`.execute(
    db,
  );
  return counted.rows[0]?.total ?? 0;
};

/** A row that vanished since its id was picked is left out. */
const inOrder = <Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
