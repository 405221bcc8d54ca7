import type { Ctx } from '#platform/context.ts';
import { insertRow } from '#platform/db/inserting.ts';
import type { ThreadSpan } from './issue-events.queries.ts';

interface NewNote {
  readonly issue_id: number;
  readonly author_id: number;
  readonly text: string;
}

export const insert = (ctx: Ctx, note: NewNote): Promise<number> =>
  insertRow(ctx.db, 'issue_notes', { ...note, at: ctx.clock.now() });

/** Those of a time span, the newest first. */
export const list = (ctx: Ctx, issueId: number, { since, until, limit }: ThreadSpan) => {
  let query = ctx.db
    .selectFrom('issue_notes as n')
    .innerJoin('users as author', 'author.id', 'n.author_id')
    .select(['n.id', 'n.text', 'n.at', 'author.name as author_name'])
    .where('n.issue_id', '=', issueId);
  if (since) query = query.where('n.at', '>=', since);
  if (until) query = query.where('n.at', '<', until);
  return query.orderBy('n.at', 'desc').orderBy('n.id', 'desc').limit(limit).execute();
};
export type NoteRow = Awaited<ReturnType<typeof list>>[number];
