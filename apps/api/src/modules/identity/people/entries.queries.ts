import type { Paging } from '@indeks/contract/common/paging';
import { isWholeMonth } from '@indeks/contract/common/months.rules';
import { sql, type Expression } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { fetchPage, polishOrder } from '#platform/db/paging.ts';
import type { Order, Walk } from '#platform/db/picking.ts';
import { matchesRow, matchesSearch, type Search } from '#platform/db/searching.ts';
import { isPersonnel, searchByPerson } from './people.queries.ts';

/** Tables of entries that a person makes for a day. */
type EntryTable = 'trips' | 'work_times';

/** A range of days; the first and the last day are included. */
export interface Range {
  readonly from: string;
  readonly to: string;
}

/** The person whose entries are requested; the caller by default. */
export interface RangeOfPerson extends Range {
  readonly user?: number | undefined;
}

/** A page of everybody's entries; by the people's names they are walked from person to person. */
export const listEverybodysEntries = <Row extends { id: number }, Key extends string>(
  ctx: Ctx,
  table: EntryTable,
  order: Order<Key | 'username'>,
  filter: Paging<Key | 'username'> & Range,
  rowsOf: (ids: number[]) => Promise<Row[]>,
) => {
  // Kysely cannot follow a table that is a variable; both have these columns.
  const filtered = ctx.db.selectFrom(table as 'trips').where(isInRange(table, filter));
  const search = filter.search ? searchEntries(ctx, table, filter.search) : undefined;
  const walk =
    filter.sortBy === 'username'
      ? walkByPerson(ctx, filtered.select(['id', 'user_id', 'search']), table, filter.sortDesc)
      : undefined;
  return fetchPage(ctx.db, { filtered, order, search, walk }, filter, rowsOf);
};

/** Whether a row is among the entries asked for, where all of them are read instead of a page. */
export const isAskedFor = (ctx: Ctx, table: EntryTable, { search, ...range }: Paging & Range) =>
  search
    ? sql<boolean>`${isInRange(table, range)} and ${matchesRow(searchEntries(ctx, table, search))}`
    : isInRange(table, range);

/** A whole month by its own column, which leads the indexes that give it in each order. */
const isInRange = (table: EntryTable, { from, to }: Range) =>
  isWholeMonth(from, to)
    ? sql<boolean>`${sql.ref(`${table}.month`)} = ${from}`
    : sql<boolean>`${sql.ref(`${table}.date`)} between ${from} and ${to}`;

/** Searches the words of the entry and of its person. */
const searchEntries = (ctx: Ctx, table: EntryTable, term: string): Search => ({
  own: matchesSearch(sql.ref(`${table}.search`), term),
  walkedFirst: 'short words',
  linked: searchByPerson(ctx, sql.ref(`${table}.user_id`), term),
});

/**
 * Rows that name a person, by the person's name: from person to person in their order, and each one's rows by an index
 * on the person. As a join the planner might sort all rows by name, which takes far longer than walking to a page.
 */
const walkByPerson = (ctx: Ctx, rows: Expression<unknown>, table: EntryTable, descending = false): Walk => {
  const key = polishOrder(sql.ref('person.listed_name'));
  const people = ctx.db
    .selectFrom('users as u')
    .select(['u.id', 'u.listed_name'])
    .where(isPersonnel('u'))
    .orderBy(sql`${polishOrder(sql.ref('u.listed_name'))} ${descending ? sql`desc` : sql`asc`}`)
    .offset(0);
  return {
    key,
    from: sql`${people} as person cross join lateral (
      select * from ${rows} as every where every.user_id = person.id offset 0) as ${sql.ref(table)}`,
  };
};
