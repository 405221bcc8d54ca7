import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { fileVersion } from '#platform/db/file-version.ts';

const version = fileVersion(sql.ref('users.avatar_file')).as('avatar');

export const find = (ctx: Ctx, userId: number) =>
  ctx.db
    .selectFrom('users')
    .select(['avatar_file', version])
    .where('id', '=', userId)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
