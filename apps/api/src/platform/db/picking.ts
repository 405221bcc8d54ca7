import { totalCap } from '@indeks/contract/common/paging';
import { sql, type Expression, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Database } from './database.ts';
import type { DB } from './generated/schema.ts';
import { matchesRow, type Search } from './searching.ts';

export interface Order<Key extends string> {
  readonly by: Readonly<Record<Key, RawBuilder<unknown>>>;
  readonly first: Key;
  /** The row's id, the last word in the order: a row never shows on two pages. */
  readonly tieBreaker: RawBuilder<unknown>;
}

/** What a page is picked from; only conditions, the columns come with the rows of the page. */
export interface List<T extends keyof DB, Key extends string> {
  readonly filtered: SelectQueryBuilder<DB, T, object>;
  /** The same rows by conditions that suit counting better than walking in order. */
  readonly counted?: SelectQueryBuilder<DB, T, object> | undefined;
  readonly order: Order<Key>;
  readonly search: Search | undefined;
  /** Another way through the same rows in the order asked for, where an index of their table does not give it. */
  readonly walk?: Walk | undefined;
}

/** A FROM clause that gives the columns of the search and of the list under their own names, and the sort key. */
export interface Walk {
  readonly from: RawBuilder<unknown>;
  readonly key: RawBuilder<unknown>;
}

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

/** The ids of one page, and how many there are in all. */
export const pickedPage = <T extends keyof DB, Key extends string>(
  db: Database,
  list: List<T, Key>,
  part: Part,
): Promise<PickedPage> => (list.search ? foundPage(db, list, list.search, part) : listedPage(db, list, part));

const listedPage = async <T extends keyof DB, Key extends string>(
  db: Database,
  list: List<T, Key>,
  part: Part,
): Promise<PickedPage> => {
  const { rows } = await sql<{ id: number }>`select id from ${walked(list, part, part)} as walked`.execute(
    db,
  );
  const ids = rows.map(({ id }) => id);
  const isLast = ids.length < part.limit && (ids.length > 0 || part.offset === 0);
  return {
    ids,
    total: isLast ? part.offset + ids.length : await boundedTotal(db, list.counted ?? list.filtered),
  };
};

const boundedTotal = async <T extends keyof DB>(db: Database, query: SelectQueryBuilder<DB, T, object>) => {
  const bounded = query.select(sql<number>`1`.as('one')).limit(totalCap);
  const counted = await sql<{ total: number }>`select count(*) as total from (${bounded}) as bounded`.execute(
    db,
  );
  return counted.rows[0]?.total ?? 0;
};

/** As many rows as are asked one by one, in the list's order, for a word that many have. */
const walkedRows = 30_000;

/**
 * The page of a search and its total. Whatever matches is collected by the search indexes, up to the cap. Below the
 * cap that is everything: sorted, it gives the page. A word that hits more than the cap is frequent enough to be met
 * by walking through the list in its order; only where the walk meets too few is everything sorted that matches.
 */
const foundPage = async <T extends keyof DB, Key extends string>(
  db: Database,
  list: List<T, Key>,
  search: Search,
  part: Part,
): Promise<PickedPage> => {
  const matches = matching(list.filtered, search, part);
  const { total, ids } = await collectedPage(db, matches, part);
  if (ids) return { ids, total };
  const met = await walkedPage(db, list, part);
  return { ids: met.length === part.limit ? met : await sortedPage(db, matches, part), total };
};

/** Without ids when there are as many as the cap: then some may be missing. */
const collectedPage = async (
  db: Database,
  matches: RawBuilder<unknown>,
  part: Part,
): Promise<{ ids: number[] | null; total: number }> => {
  const cap = sql.lit(totalCap);
  const { rows } = await sql<{ ids: number[] | null; total: number }>`
    with found as materialized (select * from (${matches}) as every limit ${cap}),
      counted as (select count(*) as total from found)
    select total, case when total < ${cap} then array(${pageFrom(sql`found`, part)}) end as ids
    from counted`.execute(db);
  return rows[0] ?? { ids: [], total: 0 };
};

const walkedPage = async <T extends keyof DB, Key extends string>(
  db: Database,
  list: List<T, Key>,
  part: Part,
): Promise<number[]> => {
  const rows = walked(list, part, { limit: walkedRows, offset: 0 });
  const met = await sql<{ id: number }>`
    select id from ${rows} as walked where hit limit ${part.limit} offset ${part.offset}`.execute(db);
  return met.rows.map(({ id }) => id);
};

const sortedPage = async (db: Database, matches: RawBuilder<unknown>, part: Part): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`${pageFrom(sql`(${matches}) as found`, part)}`.execute(db);
  return rows.map(({ id }) => id);
};

const pageFrom = (found: RawBuilder<unknown>, { direction, limit, offset }: Part) =>
  sql`select id from ${found} order by key ${direction}, id ${direction} limit ${limit} offset ${offset}`;

/**
 * Ids and sort keys of everything that matches, each once: by own words, then what else names a row that matches. The
 * latter are looked up one by one: the planner, who cannot guess how many a search finds, might read the whole table.
 */
const matching = <T extends keyof DB>(
  query: SelectQueryBuilder<DB, T, object>,
  { own, linked }: Search,
  part: Part,
): RawBuilder<unknown> => {
  const listed = query.select([sql<number>`${part.id}`.as('id'), sql`${part.key}`.as('key')]);
  const byOwnWords = own && sql`(${listed.where(own)})`;
  const naming = linked && listed.where(sql<boolean>`${linked.column} = linked.id`);
  const byLinked =
    linked &&
    sql`(select listed.id, listed.key from (${linked.ids}) as linked cross join lateral (
      ${own ? naming?.where(sql<boolean>`not (${own})`) : naming} offset 0) as listed)`;
  return sql`${sql.join(
    [byOwnWords, byLinked].filter((side) => side !== undefined),
    sql` union all `,
  )}`;
};

interface Bound {
  readonly limit: number;
  readonly offset: number;
}

/** Ids of a list in its order, and whether the search finds each; nothing else of a row is read. */
const walked = <T extends keyof DB, Key extends string>(
  { filtered, walk, search }: List<T, Key>,
  { key, id, direction }: Part,
  { limit, offset }: Bound,
): Expression<unknown> => {
  const columns = [sql<number>`${id}`.as('id'), (search ? matchesRow(search) : sql<boolean>`true`).as('hit')];
  if (!walk)
    return filtered
      .select(columns)
      .orderBy(sql`${key} ${direction}`)
      .orderBy(sql`${id} ${direction}`)
      .limit(limit)
      .offset(offset);
  return sql`(select ${sql.join(columns)} from ${walk.from}
    order by ${walk.key} ${direction}, ${id} ${direction} limit ${limit} offset ${offset})`;
};
