import { isRole, type Role } from '@indeks/contract/access/roles';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { isAmong, matchesSearch, polishOrder } from '#platform/db/paging.ts';

export const findPerson = async (ctx: Ctx, id: number) => {
  const row = await ctx.db
    .selectFrom('users')
    .select(['id', 'name', 'user_role', 'is_company'])
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (!row || !isRole(row.user_role)) return undefined;
  return { id: row.id, name: row.name, role: row.user_role, isCompany: row.is_company === 1 };
};

/** As many as a picker shows; typing more of the name finds the others. */
const choiceLimit = 50;

export const choices = (ctx: Ctx, roles: readonly Role[], search: string | undefined) => {
  let query = ctx.db
    .selectFrom('users')
    .select(['users.id', 'users.name'])
    // The table's check admits no other number.
    .select((row) => row.ref('users.user_role').$castTo<Role>().as('user_role'))
    // In the words of the index users_reporting_name, which gives them in order.
    .where(sql<boolean>`users.user_role in (0, 5, 7, 8) and users.active = 1 and users.archived_at is null`)
    .where('users.user_role', 'in', roles);
  if (search) query = query.where(isAmong(sql.ref('users.id'), named(ctx, search)));
  return query
    .orderBy(polishOrder(sql.ref('users.name')))
    .orderBy('users.id')
    .limit(choiceLimit)
    .execute();
};

const named = (ctx: Ctx, search: string) =>
  ctx.db
    .selectFrom('users as u')
    .select('u.id')
    .where(matchesSearch(sql.ref('u.search'), search));
