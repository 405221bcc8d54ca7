import type { Broadcast } from '@indeks/contract/talk/broadcasts/broadcasts.schemas';
import { formatDateTime } from '#shared/lib/format.ts';
import { messageTexts as texts } from './broadcasts.texts.ts';

/** For how many it is settled what becomes of them. */
export const countDone = ({ sent, skipped, recalled }: Broadcast): number => sent + skipped + recalled;

/** Whether its hour has not come. */
export const isScheduled = ({ send_at, started_at, recalled_at }: Broadcast): boolean =>
  send_at !== null && started_at === null && recalled_at === null;

/** How far a message to many has come, in one line. */
export const progressInWords = (message: Broadcast): string => {
  const { total, sent, recalled, send_at } = message;
  if (isScheduled(message) && send_at !== null) return texts.waitsUntil(formatDateTime(send_at));
  if (countDone(message) < total) return texts.progressOf(countDone(message), total);
  return [texts.arrived(sent), recalled > 0 && texts.recalled(recalled)].filter(Boolean).join(' ');
};
