import { lazy, useSyncExternalStore } from 'react';
import { readQuestion, subscribeToQuestions } from '#shared/api/confirmations.ts';
import { WhenOpened } from './when-opened.tsx';

const Asking = lazy(() => import('./asking.tsx').then((file) => ({ default: file.Asking })));

/** Stands once around the pages: what the server wants confirmed is asked here, whatever called it. */
export function AskingHost() {
  const question = useSyncExternalStore(subscribeToQuestions, readQuestion);
  return (
    <WhenOpened opened={question !== undefined}>
      <Asking question={question} />
    </WhenOpened>
  );
}
