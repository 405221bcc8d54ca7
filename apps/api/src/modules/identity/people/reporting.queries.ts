import { sql, type SelectQueryBuilder } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import type { DB } from '#platform/db/generated/schema.ts';
import { fetchFirst, polishOrder } from '#platform/db/paging.ts';
import { matchesSearch } from '#platform/db/searching.ts';

/** In the words of the index users_reporting_name, which gives those who send reports in the order of their names. */
export const sendsReports = () =>
  sql<boolean>`users.user_role in (0, 5, 7, 8) and users.active = 1 and users.archived_at is null`;

export const byListedName = {
  by: { name: polishOrder(sql.ref('users.listed_name')) },
  first: 'name',
  tieBreaker: sql.ref('users.id'),
} as const;

/** The most people that a picker shows; typing more of the name finds the others. */
export const choiceLimit = 50;

/** The first of those who send reports, for a picker. */
export const pickReporting = <Row extends { id: number }>(
  ctx: Ctx,
  filtered: SelectQueryBuilder<DB, 'users', object>,
  term: string | undefined,
  rowsOf: (ids: number[]) => Promise<Row[]>,
) => {
  const own = term ? matchesSearch(sql.ref('users.search'), term) : undefined;
  const search = own && ({ own, walkedFirst: 'every word' } as const);
  const list = { filtered, order: byListedName, search };
  return fetchFirst(ctx.db, list, { search: term, limit: choiceLimit }, rowsOf);
};
