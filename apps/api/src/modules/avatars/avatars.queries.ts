import type { Role } from '@indeks/contract/access/roles';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { fileVersion } from '#platform/db/file-version.ts';

const version = fileVersion(sql.ref('users.avatar_file')).as('avatar');

export const find = (ctx: Ctx, userId: number) =>
  ctx.db
    .selectFrom('users')
    .select(['id', 'avatar_file', 'active', version])
    // The table's check admits no other number.
    .select((row) => row.ref('user_role').$castTo<Role>().as('role'))
    .where('id', '=', userId)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
