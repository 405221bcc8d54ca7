import { isRole, type Role } from '@indeks/contract/access/roles';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { fileVersion } from '#platform/db/file-version.ts';
import { fetchFirst, polishOrder } from '#platform/db/paging.ts';
import { matchesSearch } from '#platform/db/searching.ts';

const partners = (ctx: Ctx) =>
  ctx.db
    .selectFrom('users')
    .select(['users.id', 'users.uuid', 'users.name', 'users.active', 'users.archived_at'])
    // The table's check admits no other number.
    .select((row) => row.ref('users.user_role').$castTo<Role>().as('role'))
    .select(fileVersion(sql.ref('users.avatar_file')).as('avatar'));
export type PartnerRow = Awaited<ReturnType<ReturnType<typeof partners>['execute']>>[number];

export const find = async (ctx: Ctx, id: number): Promise<PartnerRow | undefined> => {
  const row = await partners(ctx).where('users.id', '=', id).executeTakeFirst();
  return row && isRole(row.role) ? row : undefined;
};

export const listed = 20;

/** The first of these roles by name. */
export const list = (ctx: Ctx, roles: readonly Role[], term: string | undefined) => {
  const filtered = ctx.db
    .selectFrom('users')
    .where('users.user_role', 'in', [...roles])
    .where('users.active', '=', 1)
    .where('users.archived_at', 'is', null)
    .where('users.id', '!=', ctx.actor?.id ?? 0);
  const own = term ? matchesSearch(sql.ref('users.search'), term) : undefined;
  const search = own && ({ own, walkedFirst: 'short words' } as const);
  return fetchFirst(ctx.db, { filtered, order: byName, search }, { search: term, limit: listed }, (ids) =>
    partners(ctx).where('users.id', 'in', ids).execute(),
  );
};

/** Those of the people who can be written to. */
export const listOpen = (ctx: Ctx, ids: readonly number[]) =>
  partners(ctx)
    .where('users.id', 'in', ids)
    .where('users.active', '=', 1)
    .where('users.archived_at', 'is', null)
    .execute();

const byName = {
  by: { name: polishOrder(sql.ref('users.listed_name')) },
  first: 'name',
  tieBreaker: sql.ref('users.id'),
} as const;
