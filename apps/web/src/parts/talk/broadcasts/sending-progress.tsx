import type { Broadcast } from '@indeks/contract/talk/broadcasts/broadcasts.schemas';
import { ProgressForLongWork } from '#shared/ui/feedback/progress-for-long-work.tsx';
import { messageTexts as texts } from './broadcasts.texts.ts';
import { progressInWords } from './progress-in-words.ts';

/** How far a message to many has come; a bar while it is on its way. */
export function SendingProgress({ message }: { message: Broadcast }) {
  const done = message.sent + message.skipped;
  const words = progressInWords(message);
  if (done === message.total) return <>{words}</>;
  return <ProgressForLongWork label={texts.progress} done={done / message.total} detail={words} />;
}
