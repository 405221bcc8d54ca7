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

/** Locked, so that of two photos at once neither loses sight of the file it replaces. */
export const lock = (ctx: Ctx, userId: number) =>
  ctx.db
    .selectFrom('users')
    .select(['avatar_file', version])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

export const set = (ctx: Ctx, userId: number, key: string) =>
  ctx.db
    .updateTable('users')
    .set({ avatar_file: key })
    .where('id', '=', userId)
    .returning(version)
    .$narrowType<{ avatar: string }>()
    .executeTakeFirstOrThrow();
