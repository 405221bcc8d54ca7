import { sql, type Expression, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Database } from './database.ts';
import type { DB } from './generated/schema.ts';
import { matchesRow, type Search } from './searching.ts';
import { plannedForValues } from './statement-names.ts';

export interface Order<Key extends string> {
  readonly by: Readonly<Record<Key, RawBuilder<unknown>>>;
  readonly first: Key;
  /** The row's id, the last word in the order: a row never shows on two pages. */
  readonly tieBreaker: RawBuilder<unknown>;
}

/** The source of a page: only conditions; the columns are read with the rows of the page. */
export interface List<T extends keyof DB, Key extends string> {
  readonly filtered: SelectQueryBuilder<DB, T, object>;
  /** The same rows, selected in a way that suits counting better than walking in order. */
  readonly counted?: Expression<unknown> | undefined;
  readonly order: Order<Key>;
  readonly search: Search | undefined;
  /** Several rows may have one id, side by side in every order: they are one, on a page and in the total. */
  readonly grouped?: true | undefined;
  /** Another way through the same rows in the order asked for, where an index of their table does not give it. */
  readonly walk?: Walk | undefined;
  /** One plan for all values would be a bad one for some. */
  readonly isPlannedForValues?: true | undefined;
}

/** A FROM clause that gives the columns of the search and of the list under their own names, and the sort key. */
export interface Walk {
  readonly from: RawBuilder<unknown>;
  readonly key: RawBuilder<unknown>;
}

/** An order that was chosen. */
export interface Sorting {
  readonly key: RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
  readonly direction: RawBuilder<unknown>;
}

/** Which part of a list, in which order. */
export interface Part extends Sorting {
  readonly limit: number;
  readonly offset: number;
  /** How far rows are counted, and how far they can be paged. */
  readonly cap: number;
  /** Whether the search has none but short words. */
  readonly isShortWord: boolean;
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
  const hint = list.isPlannedForValues ? sql.raw(plannedForValues) : sql``;
  const query = sql<{ id: number }>`select id from ${walked(list, part, part)} as walked ${hint}`;
  const { rows } = await query.execute(db);
  const ids = rows.map(({ id }) => id);
  const isLast = ids.length < part.limit && (ids.length > 0 || part.offset === 0);
  const reached = part.offset + ids.length;
  // A page at the bound needs no counting.
  const isKnown = isLast || (ids.length > 0 && reached >= part.cap);
  if (isKnown) return { ids, total: reached };
  const counted = list.counted ?? countedRows(list, part);
  return { ids, total: await boundedTotal(db, sql`${counted} ${hint}`, part.cap) };
};

const countedRows = <T extends keyof DB, Key extends string>(
  { filtered, grouped }: List<T, Key>,
  { key, id, direction }: Part,
): Expression<unknown> =>
  grouped
    ? // In order, so that the count stops at its bound.
      filtered
        .select([sql`${key}`.as('key'), sql<number>`${id}`.as('id')])
        .distinct()
        .orderBy(sql`${key} ${direction}`)
        .orderBy(sql`${id} ${direction}`)
    : filtered.select(sql<number>`1`.as('one'));

const boundedTotal = async (db: Database, every: Expression<unknown>, cap: number): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select 1 from (${every}) as every limit ${sql.lit(cap)}) as bounded`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
};

/** As many rows as are asked one by one, in the list's order: at first, and for a word that many rows have. */
const walkedRows = { first: { 'short words': 1_500, 'every word': 4_000 }, commonWord: 30_000 };

/**
 * The page of a search and its total. In a list of many rows a word is first looked for among the first rows, since the
 * index of words would collect every row that has it; often they hold as many as are counted. Else whatever matches is
 * collected by that index, up to the cap. Below the cap that is everything: sorted, it gives the page. A word that hits
 * more than the cap is frequent enough to be met by walking through the list in its order, unless the first rows have
 * the page already; only where the walk meets too few is everything sorted that matches.
 */
const foundPage = async <T extends keyof DB, Key extends string>(
  db: Database,
  list: List<T, Key>,
  search: Search,
  part: Part,
): Promise<PickedPage> => {
  const { limit, offset, cap } = part;
  const met = await firstHits(db, list, search, part);
  const metPage = met.slice(offset, offset + limit);
  if (met.length === cap) return { ids: metPage, total: cap };
  if (await hasNoneBeyond(db, list, search, part)) return { ids: metPage, total: met.length };
  const matches = matching(list, search, part);
  const everybody = list.grouped ? eachOnce(matches) : matches;
  const some = list.grouped ? eachOnce(firstOf(matches, cap * mostRowsOfOne)) : matches;
  const walk =
    metPage.length === limit
      ? undefined
      : sql`${hits(list, part, walkedRows.commonWord)} limit ${limit} offset ${offset}`;
  const { ids, total } = await collectedPage(db, { matches: some, walk }, part);
  if (total < cap || ids.length === limit) return { ids, total };
  return { ids: walk ? await sortedPage(db, everybody, part) : metPage, total };
};

/** As many rows of a list may have one id, at the most: so many rows times the cap have as many ids as are counted. */
const mostRowsOfOne = 20;

const firstOf = (rows: RawBuilder<unknown>, limit: number) =>
  sql`select * from (${rows}) as every limit ${sql.lit(limit)}`;

const eachOnce = (rows: RawBuilder<unknown>) => sql`select distinct id, key from (${rows}) as every`;

/** Whether the rows that were walked first are the whole list. */
const hasNoneBeyond = async <T extends keyof DB, Key extends string>(
  db: Database,
  list: List<T, Key>,
  { walkedFirst, ofFew = false }: Search,
  part: Part,
): Promise<boolean> => {
  if (!ofFew || walkedFirst !== 'every word') return false;
  const bound = { limit: 1, offset: walkedRows.first[walkedFirst] };
  const next = sql`select 1 from ${walked({ ...list, search: undefined }, part, bound)} as walked`;
  return (await next.execute(db)).rows.length === 0;
};

const firstHits = async <T extends keyof DB, Key extends string>(
  db: Database,
  list: List<T, Key>,
  { walkedFirst }: Search,
  part: Part,
): Promise<number[]> => {
  if (walkedFirst === undefined || (walkedFirst === 'short words' && !part.isShortWord)) return [];
  const query = sql<{ id: number }>`${hits(list, part, walkedRows.first[walkedFirst])} limit ${part.cap}`;
  return (await query.execute(db)).rows.map(({ id }) => id);
};

interface Collected {
  readonly matches: RawBuilder<unknown>;
  /** Of as many rows as the cap some may be missing: then the page is met on a walk, where one is given. */
  readonly walk: RawBuilder<unknown> | undefined;
}

const collectedPage = async (db: Database, { matches, walk }: Collected, part: Part): Promise<PickedPage> => {
  const cap = sql.lit(part.cap);
  const atCap = walk ? sql`array(${walk})` : sql`null`;
  const { rows } = await sql<{ ids: readonly (number | string)[] | null; total: number }>`
    with found as materialized (select * from (${matches}) as every limit ${cap}),
      counted as (select count(*) as total from found)
    select total, case when total < ${cap} then array(${pageFrom(sql`found`, part)}) else ${atCap} end as ids
    from counted`.execute(db);
  const { ids = null, total = 0 } = rows[0] ?? {};
  // Numbers of eight bytes come as texts in an array.
  return { ids: ids?.map(Number) ?? [], total };
};

const hits = <T extends keyof DB, Key extends string>(list: List<T, Key>, part: Part, rows: number) =>
  sql`select id from ${walked(list, part, { limit: rows, offset: 0 })} as walked where hit`;

const sortedPage = async (db: Database, matches: RawBuilder<unknown>, part: Part): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`${pageFrom(sql`(${matches}) as found`, part)}`.execute(db);
  return rows.map(({ id }) => id);
};

const pageFrom = (found: RawBuilder<unknown>, { direction, limit, offset }: Part) =>
  sql`select id from ${found} order by key ${direction}, id ${direction} limit ${limit} offset ${offset}`;

/**
 * Ids and sort keys of every row that matches, each row once: by own words, then what else names a row that matches. The
 * latter are looked up one by one: the planner, who cannot guess how many a search finds, might read the whole table.
 */
const matching = <T extends keyof DB, Key extends string>(
  { filtered }: List<T, Key>,
  { own, linked }: Search,
  part: Part,
): RawBuilder<unknown> => {
  const listed = filtered.select([sql<number>`${part.id}`.as('id'), sql`${part.key}`.as('key')]);
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
  { filtered, walk, search, grouped }: List<T, Key>,
  { key, id, direction }: Part,
  { limit, offset }: Bound,
): Expression<unknown> => {
  const isHit = search ? matchesRow(search) : sql<boolean>`true`;
  const hit = grouped && search ? sql<boolean>`bool_or(${isHit})` : isHit;
  const columns = [sql<number>`${id}`.as('id'), hit.as('hit')];
  if (!walk)
    return (grouped ? filtered.groupBy([sql`${key}`, sql`${id}`]) : filtered)
      .select(columns)
      .orderBy(sql`${key} ${direction}`)
      .orderBy(sql`${id} ${direction}`)
      .limit(limit)
      .offset(offset);
  return sql`(select ${sql.join(columns)} from ${walk.from}
    order by ${walk.key} ${direction}, ${id} ${direction} limit ${sql.lit(limit)} offset ${offset === 0 ? sql.lit(0) : offset})`;
};
