import type { Ctx } from '#platform/context.ts';
import { insertRow } from '#platform/db/inserting.ts';

interface NewIssueMessage {
  readonly issue_id: number;
  readonly sender_id: number;
  readonly by_secretariat: boolean;
  readonly text: string;
  readonly file_id: number | null;
}

export const insert = (ctx: Ctx, message: NewIssueMessage): Promise<number> =>
  insertRow(ctx.db, 'issue_messages', { ...message, at: ctx.clock.now() });

const messages = (ctx: Ctx) =>
  ctx.db
    .selectFrom('issue_messages as m')
    .innerJoin('issues', 'issues.id', 'm.issue_id')
    .innerJoin('users as sender', 'sender.id', 'm.sender_id')
    .leftJoin('stored_files as f', 'f.id', 'm.file_id')
    .select(['m.id', 'm.issue_id', 'm.sender_id', 'm.by_secretariat', 'm.text', 'm.at'])
    .select(['issues.reporter_id', 'sender.name as sender_name'])
    .select(['f.file', 'f.name as file_name', 'f.bytes', 'f.content_type']);
export type IssueMessageRow = Awaited<ReturnType<ReturnType<typeof messages>['execute']>>[number];

export const find = (ctx: Ctx, id: number) => messages(ctx).where('m.id', '=', id).executeTakeFirst();

/** Whether the secretariat has answered with words: its greeting stands there. */
export const isGreeted = async (ctx: Ctx, issueId: number): Promise<boolean> => {
  const first = await ctx.db
    .selectFrom('issue_messages')
    .select('id')
    .where('issue_id', '=', issueId)
    .where('by_secretariat', '=', true)
    .where('text', '<>', '')
    .limit(1)
    .executeTakeFirst();
  return first !== undefined;
};

export const findOfFile = (ctx: Ctx, fileId: number) =>
  messages(ctx).where('m.file_id', '=', fileId).executeTakeFirst();

/** The newest ones, or those before one of them, backwards. */
export const history = (
  ctx: Ctx,
  issueId: number,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
): Promise<IssueMessageRow[]> => {
  let query = messages(ctx).where('m.issue_id', '=', issueId);
  if (before !== undefined) query = query.where('m.id', '<', before);
  return query.orderBy('m.id', 'desc').limit(limit).execute();
};
