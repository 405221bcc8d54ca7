import type { Role } from '@indeks/contract/access/roles';
import type { BroadcastKind } from '@indeks/contract/talk/broadcasts/broadcasts.keys';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';

/** Whoever works on it at the same moment waits: no part is written by two. */
export const hold = (ctx: Ctx, id: number) =>
  ctx.db
    .selectFrom('broadcasts as b')
    .innerJoin('users as sender', 'sender.id', 'b.sender_id')
    .leftJoin('stored_files as f', 'f.id', 'b.file_id')
    .select(['b.id', 'b.sender_id', 'b.subject', 'b.text', 'b.file_id', 'f.name as file_name'])
    .select((row) => [
      row.ref('b.kind').$castTo<BroadcastKind>().as('kind'),
      row.ref('sender.user_role').$castTo<Role>().as('sender_role'),
    ])
    .where('b.id', '=', id)
    .forUpdate('b')
    .executeTakeFirst();

export const findWords = (ctx: Ctx, id: number) =>
  ctx.db
    .selectFrom('broadcasts')
    .select(['subject', 'text', 'sender_id'])
    .where('id', '=', id)
    .executeTakeFirst();

/** The next ones who wait, in order. */
export const next = (ctx: Ctx, broadcastId: number, limit: number) =>
  ctx.db
    .selectFrom('broadcast_recipients as r')
    .innerJoin('users', 'users.id', 'r.user_id')
    .select(['r.id', 'r.user_id'])
    .select((row) => [
      row.ref('users.user_role').$castTo<Role>().as('role'),
      sql<boolean>`users.active = 1 and users.archived_at is null`.as('open'),
    ])
    .where('r.broadcast_id', '=', broadcastId)
    .where('r.state', '=', 'waiting')
    .orderBy('r.id')
    .limit(limit)
    .execute();

interface Written {
  readonly id: number;
  readonly state: 'queued' | 'sent' | 'skipped';
  readonly messageId: number | null;
}

/** What became of these, and how far the whole has come. */
export const keep = async (ctx: Ctx, broadcastId: number, written: readonly Written[]): Promise<void> => {
  await sql`
    update broadcast_recipients as r
    set state = done.state, message_id = done.message_id, at = ${ctx.clock.now()}::timestamptz
    from unnest(
      ${written.map(({ id }) => id)}::integer[],
      ${written.map(({ state }) => state)}::text[],
      ${written.map(({ messageId }) => messageId)}::integer[]) as done (id, state, message_id)
    where r.id = done.id`.execute(ctx.db);
  const countWritten = (state: Written['state']) => written.filter((one) => one.state === state).length;
  await advance(ctx, broadcastId, { sent: countWritten('sent'), skipped: countWritten('skipped') });
};

/** Whether the mail to this person is still to be sent. */
export const isQueued = async (ctx: Ctx, broadcastId: number, userId: number): Promise<boolean> => {
  const row = await ctx.db
    .selectFrom('broadcast_recipients')
    .select('state')
    .where('broadcast_id', '=', broadcastId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.state === 'queued';
};

/** False when it was so already. */
export const settle = async (
  ctx: Ctx,
  broadcastId: number,
  userId: number,
  state: 'sent' | 'skipped',
): Promise<boolean> => {
  const changed = await ctx.db
    .updateTable('broadcast_recipients')
    .set({ state, at: ctx.clock.now() })
    .where('broadcast_id', '=', broadcastId)
    .where('user_id', '=', userId)
    .where('state', '=', 'queued')
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return false;
  await advance(ctx, broadcastId, { sent: Number(state === 'sent'), skipped: Number(state === 'skipped') });
  return true;
};

const advance = (ctx: Ctx, id: number, { sent, skipped }: { sent: number; skipped: number }) =>
  ctx.db
    .updateTable('broadcasts')
    .set((row) => ({ sent: row('sent', '+', sent), skipped: row('skipped', '+', skipped) }))
    .where('id', '=', id)
    .execute();
