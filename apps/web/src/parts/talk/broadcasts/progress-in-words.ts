import type { Broadcast } from '@indeks/contract/talk/broadcasts/broadcasts.schemas';
import { messageTexts as texts } from './broadcasts.texts.ts';

/** How far a message to many has come, in one line. */
export const progressInWords = ({ total, sent, skipped }: Broadcast): string =>
  sent + skipped === total ? texts.arrived(sent) : texts.progressOf(sent + skipped, total);
