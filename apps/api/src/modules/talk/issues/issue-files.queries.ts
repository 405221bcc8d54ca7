import type { Ctx } from '#platform/context.ts';
import { insertRow } from '#platform/db/inserting.ts';

export const insert = (ctx: Ctx, ownerId: number, fileId: number): Promise<number> =>
  insertRow(ctx.db, 'issue_files', { owner_id: ownerId, file_id: fileId, added_at: ctx.clock.now() });

const attachments = (ctx: Ctx) =>
  ctx.db
    .selectFrom('issue_files as attached')
    .leftJoin('issues', 'issues.id', 'attached.issue_id')
    .select(['attached.id', 'attached.issue_id', 'attached.owner_id', 'attached.file_id'])
    .select(['issues.reporter_id', 'issues.status']);
export type AttachedRow = Awaited<ReturnType<ReturnType<typeof attachments>['execute']>>[number];

export const find = (ctx: Ctx, id: number) =>
  attachments(ctx).where('attached.id', '=', id).executeTakeFirst();

/** The attachment or the message that a file belongs to, and whose issue it is. */
export const findOfFile = (ctx: Ctx, fileId: number) =>
  attachments(ctx).where('attached.file_id', '=', fileId).executeTakeFirst();

/** Gives uploads of this person to an issue. How many there were. */
export const give = async (ctx: Ctx, ids: readonly number[], ownerId: number, issueId: number) => {
  if (ids.length === 0) return 0;
  const given = await ctx.db
    .updateTable('issue_files')
    .set({ issue_id: issueId })
    .where('id', 'in', ids)
    .where('owner_id', '=', ownerId)
    .where('issue_id', 'is', null)
    .returning('id')
    .execute();
  return given.length;
};

/** The numbers of the files whose rows are gone. */
export const remove = async (ctx: Ctx, ids: readonly number[]): Promise<number[]> => {
  if (ids.length === 0) return [];
  const removed = await ctx.db
    .deleteFrom('issue_files')
    .where('id', 'in', ids)
    .returning('file_id')
    .execute();
  return removed.map(({ file_id }) => file_id);
};

/** Uploads from before this moment that no issue took, so many at most. */
export const listUnsent = async (ctx: Ctx, before: Date, limit: number): Promise<number[]> => {
  const rows = await ctx.db
    .selectFrom('issue_files')
    .select('id')
    .where('issue_id', 'is', null)
    .where('added_at', '<', before)
    .orderBy('added_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
};

/** Every file of these issues: attachments, and those of the messages. */
export const listFileIds = async (ctx: Ctx, issueIds: readonly number[]): Promise<number[]> => {
  const rows = await ctx.db
    .selectFrom('issue_files')
    .select('file_id')
    .where('issue_id', 'in', [...issueIds])
    .unionAll(
      ctx.db
        .selectFrom('issue_messages')
        .select((row) => row.fn.coalesce('file_id', row.lit(0)).as('file_id'))
        .where('issue_id', 'in', [...issueIds])
        .where('file_id', 'is not', null),
    )
    .execute();
  return rows.map(({ file_id }) => file_id);
};
