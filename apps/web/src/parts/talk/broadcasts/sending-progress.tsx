import type { Broadcast } from '@indeks/contract/talk/broadcasts/broadcasts.schemas';
import { ProgressForLongWork } from '#shared/ui/feedback/progress-for-long-work.tsx';
import { messageTexts as texts } from './broadcasts.texts.ts';
import { countDone, isScheduled, progressInWords } from './progress-in-words.ts';

/** How far a message to many has come; a bar while it is on its way. */
export function SendingProgress({ message }: { message: Broadcast }) {
  const words = progressInWords(message);
  const done = countDone(message);
  if (done === message.total || isScheduled(message)) return <>{words}</>;
  return <ProgressForLongWork label={texts.progress} done={done / message.total} detail={words} />;
}
