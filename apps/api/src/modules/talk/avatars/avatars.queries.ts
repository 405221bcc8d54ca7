import type { Role } from '@indeks/contract/access/roles';
import type { Ctx } from '#platform/context.ts';

export const find = (ctx: Ctx, userId: number) =>
  ctx.db
    .selectFrom('users')
    .select(['id', 'avatar_file', 'active'])
    // The table's check admits no other number.
    .select((row) => row.ref('user_role').$castTo<Role>().as('role'))
    .where('id', '=', userId)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
