import type { Ctx } from '#platform/context.ts';
import { shorten } from './notifications.rules.ts';
import { announce } from './notifications.service.ts';
import * as queries from './withdrawing.queries.ts';

export interface WithdrawnMessage {
  readonly userId: number;
  /** Null stands for the secretariat as a whole. */
  readonly senderId: number | null;
  readonly text: string;
  /** The newest message of the sender that the person has not read; null when none is left. */
  readonly newest: string | null;
}

/** Removes withdrawn messages from notifications, seen or not; the sender's other messages stay in them. */
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
