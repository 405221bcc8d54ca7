import { notificationType } from '@indeks/contract/notices/notifications/notifications.keys';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import type { WithdrawnMessage } from './withdrawing.service.ts';

/** One less in the unread notification of its sender, which names the newest that is left; without one it goes. */
export const withdraw = async (ctx: Ctx, messages: readonly WithdrawnMessage[]): Promise<void> => {
  const gone = sql`unnest(
    ${messages.map(({ userId }) => userId)}::integer[],
    ${messages.map(({ senderId }) => senderId)}::integer[],
    ${messages.map(({ text }) => text)}::text[],
    ${messages.map(({ newest }) => newest)}::text[]) as gone (user_id, sender_id, text, newest)`;
  const isOfSender = sql`n.user_id = gone.user_id and n.type = ${notificationType.chat}
    and n.sender_id is not distinct from gone.sender_id`;
  await sql`delete from notifications as n using ${gone}
    where ${isOfSender} and case when n.seen then n.text = gone.text else gone.newest is null end`.execute(
    ctx.db,
  );
  await sql`update notifications as n set count = greatest(1, n.count - 1), text = gone.newest
    from ${gone} where ${isOfSender} and not n.seen`.execute(ctx.db);
};
