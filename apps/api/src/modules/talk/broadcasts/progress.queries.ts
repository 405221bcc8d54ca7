import type { Role } from '@indeks/contract/access/roles';
import type {
  Audience,
  BroadcastKind,
  RecipientState,
  SkipReason,
} from '@indeks/contract/talk/broadcasts/broadcasts.keys';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import type { About } from '#modules/talk/own-words/index.ts';

/** Whoever works on it at the same moment waits: no part is written by two, none while it is taken back. */
export const hold = (ctx: Ctx, id: number) =>
  ctx.db
    .selectFrom('broadcasts as b')
    .innerJoin('users as sender', 'sender.id', 'b.sender_id')
    .leftJoin('stored_files as f', 'f.id', 'b.file_id')
    .select(['b.id', 'b.sender_id', 'b.subject', 'b.text', 'b.file_id', 'f.name as file_name'])
    .select(['b.send_at', 'b.started_at', 'b.recalled_at', 'b.mail_inactive'])
    .select((row) => [
      row.ref('b.kind').$castTo<BroadcastKind>().as('kind'),
      row.ref('b.audience').$castTo<Audience>().as('audience'),
      // Only `insert` writes it.
      row.ref('b.chosen').$castTo<About>().as('chosen'),
      row.ref('sender.user_role').$castTo<Role>().as('sender_role'),
      sql<boolean>`sender.active = 1 and sender.archived_at is null`.as('sender_open'),
    ])
    .where('b.id', '=', id)
    .forUpdate('b')
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
      sql<boolean>`users.active = 0 and users.archived_at is null`.as('mailable'),
    ])
    .where('r.broadcast_id', '=', broadcastId)
    .where('r.state', '=', 'waiting')
    .orderBy('r.id')
    .limit(limit)
    .execute();

export interface Written {
  readonly id: number;
  readonly state: Exclude<RecipientState, 'waiting'>;
  readonly reason?: SkipReason | undefined;
  readonly messageId?: number | undefined;
  readonly byMail?: boolean;
  /** Words of a mail that is still waiting. */
  readonly words?: { readonly subject: string; readonly text: string } | undefined;
}

/** What became of these, and how far the whole has come. */
export const keep = async (ctx: Ctx, broadcastId: number, written: readonly Written[]): Promise<void> => {
  await sql`
    update broadcast_recipients as r
    set state = done.state, reason = done.reason, message_id = done.message_id, at = ${ctx.clock.now()}::timestamptz,
      subject = done.subject, text = done.text, by_mail = done.by_mail
    from unnest(
      ${written.map(({ id }) => id)}::integer[],
      ${written.map(({ state }) => state)}::text[],
      ${written.map(({ reason }) => reason ?? null)}::text[],
      ${written.map(({ messageId }) => messageId ?? null)}::integer[],
      ${written.map(({ words }) => words?.subject ?? null)}::text[],
      ${written.map(({ words }) => words?.text ?? null)}::text[],
      ${written.map(({ byMail = false }) => byMail)}::boolean[])
      as done (id, state, reason, message_id, subject, text, by_mail)
    where r.id = done.id`.execute(ctx.db);
  const countWritten = (state: Written['state']) => written.filter((one) => one.state === state).length;
  await advance(ctx, broadcastId, { sent: countWritten('sent'), skipped: countWritten('skipped') });
};

export const start = (ctx: Ctx, id: number) =>
  ctx.db.updateTable('broadcasts').set({ started_at: ctx.clock.now() }).where('id', '=', id).execute();

/** The words of a mail that is still to be sent to this person. */
export const findQueued = (ctx: Ctx, broadcastId: number, userId: number) =>
  ctx.db
    .selectFrom('broadcast_recipients as r')
    .innerJoin('broadcasts as b', 'b.id', 'r.broadcast_id')
    .select((row) => [
      'b.sender_id',
      // A mail of the release before has no words of its own.
      row.fn.coalesce('r.subject', 'b.subject').as('subject'),
      row.fn.coalesce('r.text', 'b.text').as('text'),
    ])
    .where('r.broadcast_id', '=', broadcastId)
    .where('r.user_id', '=', userId)
    .where('r.state', '=', 'queued')
    .executeTakeFirst();

/** What is mailed to somebody whose account is inactive; without an address when it was archived meanwhile. */
export const findLetter = (ctx: Ctx, broadcastId: number, userId: number) =>
  ctx.db
    .selectFrom('broadcast_recipients as r')
    .innerJoin('broadcasts as b', 'b.id', 'r.broadcast_id')
    .innerJoin('users as sender', 'sender.id', 'b.sender_id')
    .leftJoin('users as u', (join) => join.onRef('u.id', '=', 'r.user_id').on('u.archived_at', 'is', null))
    .leftJoin('stored_files as f', 'f.id', 'b.file_id')
    .select([
      'b.sender_id',
      'r.subject',
      'r.text',
      'u.email',
      'f.name as file_name',
      'sender.name as sender_name',
    ])
    .select((row) => row.ref('sender.user_role').$castTo<Role>().as('sender_role'))
    .where('r.broadcast_id', '=', broadcastId)
    .where('r.user_id', '=', userId)
    .where('r.state', '=', 'queued')
    .where('r.by_mail', '=', true)
    .executeTakeFirst();

/** False when it was so already. */
export const settle = async (
  ctx: Ctx,
  broadcastId: number,
  userId: number,
  state: 'sent' | 'skipped',
  reason: SkipReason = 'address',
): Promise<boolean> => {
  const changed = await ctx.db
    .updateTable('broadcast_recipients')
    .set({ state, reason: state === 'skipped' ? reason : null, at: ctx.clock.now() })
    .where('broadcast_id', '=', broadcastId)
    .where('user_id', '=', userId)
    .where('state', '=', 'queued')
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return false;
  await advance(ctx, broadcastId, { sent: Number(state === 'sent'), skipped: Number(state === 'skipped') });
  return true;
};

interface Step {
  readonly sent?: number;
  readonly skipped?: number;
  readonly recalled?: number;
}

/** The counts, and when the last recipient was served. */
export const advance = (ctx: Ctx, id: number, { sent = 0, skipped = 0, recalled = 0 }: Step) =>
  ctx.db
    .updateTable('broadcasts')
    .set((row) => ({
      sent: row('sent', '+', sent),
      skipped: row('skipped', '+', skipped),
      recalled: row('recalled', '+', recalled),
      finished_at: sql<Date>`case when sent + skipped + recalled + ${sent + skipped + recalled} = total
        then coalesce(finished_at, ${ctx.clock.now()}::timestamptz) else finished_at end`,
    }))
    .where('id', '=', id)
    .execute();
