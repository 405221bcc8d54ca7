import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { advance } from './progress.queries.ts';

/** From now on it goes to nobody else. */
export const markRecalled = (ctx: Ctx, id: number) =>
  ctx.db
    .updateTable('broadcasts')
    .set((row) => ({ recalled_at: ctx.clock.now(), version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** Whom it has not reached. */
export const recallWaiting = async (ctx: Ctx, broadcastId: number): Promise<void> => {
  const { numUpdatedRows } = await ctx.db
    .updateTable('broadcast_recipients')
    .set({ state: 'recalled', at: ctx.clock.now() })
    .where('broadcast_id', '=', broadcastId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  await advance(ctx, broadcastId, { recalled: Number(numUpdatedRows) });
};

/** The next ones who have not read it, behind a place in the report. */
export const nextUnread = async (ctx: Ctx, broadcastId: number, after: number, limit: number) => {
  const rows = await ctx.db
    .selectFrom('broadcast_recipients')
    .select(['id', 'message_id'])
    .where('broadcast_id', '=', broadcastId)
    .where('state', '=', 'sent')
    .where('read', '=', false)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  // The message of a removed account was deleted with the account.
  return rows.map(({ id, message_id }) => ({ id, messageId: message_id }));
};

/** Those whose message is gone. */
export const keepRecalled = async (ctx: Ctx, broadcastId: number, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  await sql`update broadcast_recipients set state = 'recalled', at = ${ctx.clock.now()}::timestamptz
    where id = any (${[...ids]}::integer[])`.execute(ctx.db);
  await sql`update broadcasts set sent = sent - ${ids.length}, recalled = recalled + ${ids.length}
    where id = ${broadcastId}`.execute(ctx.db);
};
