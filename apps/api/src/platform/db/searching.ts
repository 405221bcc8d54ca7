import { totalCap } from '@indeks/contract/common/paging';
import { sql, type Expression, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Database } from './database.ts';
import type { DB } from './generated/schema.ts';
import type { Part, PickedPage } from './paging.ts';

/** A search of a list: by its rows' own words, by the words of other rows that they name, or by either. */
export interface Search {
  /** On the list's own columns. */
  readonly own?: Expression<boolean>;
  readonly linked?: {
    /** Rows of another table that match, each id once; served by the trigram index of that table. */
    readonly ids: Expression<unknown>;
    /** The list's column that names one of them. */
    readonly column: RawBuilder<unknown>;
    /** Whether the row at hand names one of them; asked row by row. */
    readonly matches: Expression<boolean>;
  };
}

/** As many rows as are asked one by one, in the list's order, for a word that many have. */
const walkedRows = 30_000;

/**
 * The page of a search and its total. Whatever matches is collected by the search indexes, up to the cap. Below the
 * cap that is everything: sorted, it gives the page. A word that hits more than the cap is frequent enough to be met
 * by walking through the list in its order; only where the walk meets too few is everything sorted that matches.
 */
export const foundPage = async <T extends keyof DB>(
  db: Database,
  query: SelectQueryBuilder<DB, T, object>,
  search: Search,
  part: Part,
): Promise<PickedPage> => {
  const collected = await collectedPage(db, query, search, part);
  if (collected.ids) return { ids: collected.ids, total: collected.total };
  const walked = await walkedPage(db, query, search, part);
  const ids = walked.length === part.limit ? walked : await sortedPage(db, query, search, part);
  return { ids, total: collected.total };
};

/** The search as a condition on one row, for what is read from end to end. */
export const matchesRow = ({ own, linked }: Search) =>
  sql<boolean>`(${sql.join(
    [own, linked?.matches].filter((condition) => condition !== undefined),
    sql` or `,
  )})`;

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

const escapeLike = (word: string) => word.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Without ids when there are as many as the cap: then some may be missing. */
const collectedPage = async <T extends keyof DB>(
  db: Database,
  query: SelectQueryBuilder<DB, T, object>,
  search: Search,
  part: Part,
): Promise<{ ids: number[] | null; total: number }> => {
  const { rows } = await sql<{ ids: number[] | null; total: number }>`
    with found as materialized (select * from (${matching(query, search, part)}) as every limit ${sql.lit(totalCap)}),
      counted as (select count(*) as total from found)
    select total, case when total < ${sql.lit(totalCap)} then array(${pageFrom(sql`found`, part)}) end as ids
    from counted`.execute(db);
  return rows[0] ?? { ids: [], total: 0 };
};

const walkedPage = async <T extends keyof DB>(
  db: Database,
  query: SelectQueryBuilder<DB, T, object>,
  search: Search,
  part: Part,
): Promise<number[]> => {
  const walked = query
    .select([sql<number>`${part.id}`.as('id'), matchesRow(search).as('hit')])
    .orderBy(sql`${part.key} ${part.direction}`)
    .orderBy(sql`${part.id} ${part.direction}`)
    .limit(walkedRows);
  const { rows } = await sql<{ id: number }>`
    select id from (${walked}) as walked where hit limit ${part.limit} offset ${part.offset}`.execute(db);
  return rows.map(({ id }) => id);
};

const sortedPage = async <T extends keyof DB>(
  db: Database,
  query: SelectQueryBuilder<DB, T, object>,
  search: Search,
  part: Part,
): Promise<number[]> => {
  const found = sql`(${matching(query, search, part)}) as found`;
  const { rows } = await sql<{ id: number }>`${pageFrom(found, part)}`.execute(db);
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
