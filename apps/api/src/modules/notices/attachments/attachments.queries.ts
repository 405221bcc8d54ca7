import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';

/** The record that a file belongs to; the module of that record decides who may read it. */
export type AttachmentKind = 'chat' | 'file-group' | 'issue' | 'mentor';

interface NewAttachment {
  readonly kind: AttachmentKind;
  readonly name: string;
  readonly content_type: string;
  readonly bytes: number;
  readonly file_key: string;
}

export const insert = (ctx: Ctx, file: NewAttachment) =>
  ctx.db
    .insertInto('stored_files')
    .values({ ...file, added_at: ctx.clock.now() })
    .returning(['id', 'file', 'name', 'bytes', 'content_type'])
    .executeTakeFirstOrThrow();

/** The caller has checked the right to the record to which the file belongs. */
export const find = (ctx: Ctx, file: string) =>
  ctx.db.selectFrom('stored_files').selectAll().where('file', '=', file).executeTakeFirst();

/** The file name of a download. */
export const rename = (ctx: Ctx, id: number, name: string) =>
  ctx.db.updateTable('stored_files').set({ name }).where('id', '=', id).execute();

/** Keys of the files whose rows are gone; one of a message to many stays while somebody has the message. */
export const remove = async (ctx: Ctx, ids: readonly number[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const removed = await ctx.db
    .deleteFrom('stored_files')
    .where('id', 'in', ids)
    .where(sql<boolean>`not exists (select from messages as m where m.file_id = stored_files.id)`)
    .where(sql<boolean>`not exists (select from broadcasts as b where b.file_id = stored_files.id)`)
    .returning('file_key')
    .execute();
  return removed.map(({ file_key }) => file_key);
};
