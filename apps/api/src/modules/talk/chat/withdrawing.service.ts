import { withdrawNotifications } from '#modules/notices/notifications/index.ts';
import type { Ctx } from '#platform/context.ts';
import * as queries from './withdrawing.queries.ts';

/**
 * Takes messages back from those who have not read them, in the caller's transaction: the message, what the reader's list
 * shows and counts, and its notification. Gives the numbers of those that are gone; the others were read.
 */
export const withdrawMessages = async (
  tx: Ctx,
  messageIds: readonly number[],
): Promise<ReadonlySet<number>> => {
  if (messageIds.length === 0) return new Set();
  await queries.holdConversations(tx, messageIds);
  const gone = await queries.deleteUnread(tx, messageIds);
  if (gone.length === 0) return new Set();
  await queries.keepSides(tx, gone);
  await withdrawNotifications(
    tx,
    gone.map(({ own, theirs, text, file_name, newest }) => ({
      userId: theirs,
      senderId: own,
      text: text || (file_name ?? ''),
      newest,
    })),
  );
  const users = gone.map(({ theirs }) => theirs);
  tx.afterCommit(() => tx.services.realtime.publish({ users }, 'chat', []));
  return new Set(gone.map(({ message_id }) => message_id));
};
