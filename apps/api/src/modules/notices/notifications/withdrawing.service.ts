import type { Ctx } from '#platform/context.ts';
import { shorten } from './notifications.rules.ts';
import { announce } from './notifications.service.ts';
import * as queries from './withdrawing.queries.ts';

export interface WithdrawnMessage {
  readonly userId: number;
  /** Nobody: the secretariat. */
  readonly senderId: number | null;
  readonly text: string;
  /** The newest that the person has not read of the sender; nothing when none is left. */
  readonly newest: string | null;
}

/** A message that was taken back stands in no notification, seen or not; what else the sender wrote stays told. */
export const withdrawNotifications = async (
  tx: Ctx,
  messages: readonly WithdrawnMessage[],
): Promise<void> => {
  const rows = messages.map(({ text, newest, ...one }) => ({
    ...one,
    text: shorten(text),
    newest: newest === null ? null : shorten(newest),
  }));
  await queries.withdraw(tx, rows);
  announce(tx, [...new Set(messages.map(({ userId }) => userId))], []);
};
