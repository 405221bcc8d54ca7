import { role, type Role } from '@indeks/contract/access/roles';
import type { Paging } from '@indeks/contract/common/paging';
import type { RolePersonSortKey } from '@indeks/contract/identity/people/people.keys';
import { sql } from 'kysely';
import { peopleRows } from '#modules/identity/people/index.ts';
import type { Ctx } from '#platform/context.ts';
import { fetchPage, startAtFirstPage, polishOrder } from '#platform/db/paging.ts';
import { matchesSearch } from '#platform/db/searching.ts';

export interface AccountsFilter extends Paging<RolePersonSortKey> {
  readonly role?: Role | undefined;
  readonly group?: 'staff' | undefined;
}

const order = {
  by: { name: polishOrder(sql.ref('users.listed_name')), email: sql`lower(users.email)` },
  first: 'name',
  tieBreaker: sql.ref('users.id'),
} as const;

export const list = (ctx: Ctx, filter: AccountsFilter) => {
  const everybody = ctx.db.selectFrom('users').where('users.archived_at', 'is', null);
  // As literals: the indexes of one role, and of everybody but the students, are found by these words.
  let filtered = everybody;
  if (filter.role !== undefined) filtered = filtered.where('users.user_role', '=', sql.lit(filter.role));
  if (filter.group === 'staff') filtered = filtered.where('users.user_role', '<>', sql.lit(role.student));
  const search = filter.search ? { own: matchesSearch(sql.ref('users.search'), filter.search) } : undefined;
  return fetchPage(ctx.db, { filtered, order, search }, startAtFirstPage(filter), (ids) =>
    peopleRows(ctx).where('users.id', 'in', ids).execute(),
  );
};

export const isEnrolled = async (ctx: Ctx, userId: number): Promise<boolean> =>
  (await ctx.db
    .selectFrom('enrolments')
    .select('id')
    .where('uid', '=', userId)
    .where('archived_at', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;
