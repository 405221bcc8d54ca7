import { useSyncExternalStore } from 'react';
import { readQuestion, subscribeToQuestions } from '#shared/api/confirmations.ts';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { WhenOpened } from './when-opened.tsx';

const Asking = lazyPart(() => import('./asking.tsx').then((file) => file.Asking));

/** Stands once around the pages: what the server wants confirmed is asked here, whatever called it. */
export function AskingHost() {
  const question = useSyncExternalStore(subscribeToQuestions, readQuestion);
  return (
    <WhenOpened opened={question !== undefined}>
      <Asking question={question} />
    </WhenOpened>
  );
}
