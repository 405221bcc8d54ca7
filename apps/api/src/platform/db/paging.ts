import { totalCap, type Paging } from '@indeks/contract/common/paging';
import { sql, type Expression, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Database } from './database.ts';
import type { DB } from './generated/schema.ts';

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
  /** The last word in the order, so that a row never shows on two pages. */
  readonly tieBreaker: RawBuilder<unknown>;
}

/** One page of a filtered query and its total: two statements, both bounded. */
export const fetchPage = async <T extends keyof DB, Row, Key extends string>(
  db: Database,
  query: SelectQueryBuilder<DB, T, Row>,
  paging: Paging<Key>,
  order: Order<Key>,
): Promise<Page<Row>> => {
  const whole = paging.page === undefined;
  const limit = whole ? wholeListLimit : (paging.itemsPerPage ?? defaultItemsPerPage);
  const offset = whole ? 0 : ((paging.page ?? 1) - 1) * limit;
  const items = await sortRows(query, paging, order)
    .limit(limit)
    .offset(Math.min(offset, totalCap))
    .execute();
  if (whole) return { items, total: items.length, capped: items.length === limit };
  return { items, ...(await boundedTotal(db, query)) };
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

/**
 * A condition on a `search` column: every word of the term must occur, in any order, without regard to case and
 * diacritics. Words of one or two letters match at the beginning of a word, so that the trigram index can serve them.
 */
export const matchesSearch = (column: RawBuilder<unknown>, term: string) => {
  const words = term.split(/\s+/).filter(Boolean).slice(0, 6);
  const conditions = words.map((word) => {
    const pattern = sql`search_text(${escapeLike(word)})`;
    return word.length > 2
      ? sql<boolean>`${column} like '%' || ${pattern} || '%'`
      : sql<boolean>`(${column} like ${pattern} || '%' or ${column} like '% ' || ${pattern} || '%')`;
  });
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
};

/**
 * Rows whose id is among those found by other means. As an array the ids are looked up one by one in the index;
 * as a join the planner, who cannot guess how many a search finds, would read the whole table.
 */
export const isAmong = (id: RawBuilder<unknown>, matching: Expression<unknown>) =>
  sql<boolean>`${id} = any(array(select id from (${matching}) as matching limit ${sql.lit(totalCap)}))`;

const escapeLike = (word: string) => word.replace(/[\\%_]/g, (sign) => `\\${sign}`);

const boundedTotal = async <T extends keyof DB, Row>(db: Database, query: SelectQueryBuilder<DB, T, Row>) => {
  const bounded = query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`1`.as('one'))
    .limit(totalCap);
  const counted = await sql<{ total: number }>`select count(*) as total from (${bounded}) as bounded`.execute(
    db,
  );
  const total = counted.rows[0]?.total ?? 0;
  return { total, capped: total === totalCap };
};
