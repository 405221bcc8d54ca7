import type { Ctx } from '#platform/context.ts';
import { insertRow } from '#platform/db/inserting.ts';
import { updateVersioned, type VersionKey } from '#platform/db/versioned.ts';

interface NewFile {
  readonly group_id: number;
  readonly file_id: number;
  readonly description: string;
}

export const insert = (ctx: Ctx, file: NewFile): Promise<number> =>
  insertRow(ctx.db, 'group_files', { ...file, added_at: ctx.clock.now() });

const rows = (ctx: Ctx) =>
  ctx.db
    .selectFrom('group_files as gf')
    .innerJoin('stored_files as f', 'f.id', 'gf.file_id')
    .select(['gf.id', 'gf.group_id', 'gf.file_id', 'gf.description', 'gf.added_at', 'gf.version'])
    .select(['f.name', 'f.file', 'f.bytes', 'f.content_type']);
export type FileRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

export const find = (ctx: Ctx, id: number) => rows(ctx).where('gf.id', '=', id).executeTakeFirst();

export const findMany = (ctx: Ctx, ids: readonly number[]) => rows(ctx).where('gf.id', 'in', ids).execute();

/** The group that an attached file belongs to. */
export const findGroupOf = async (ctx: Ctx, fileId: number): Promise<number | undefined> => {
  const found = await ctx.db
    .selectFrom('group_files')
    .select('group_id')
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  return found?.group_id;
};

export const update = (ctx: Ctx, key: VersionKey, columns: { readonly description?: string }) =>
  updateVersioned(ctx, 'group_files', key, columns);
