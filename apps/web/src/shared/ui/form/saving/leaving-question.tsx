import { useWindowEvent } from '@mantine/hooks';
import { Suspense } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useBlocker } from 'react-router';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import type { AppForm } from '../use-zod-form.ts';

const AbandonQuestion = lazyPart(() =>
  import('#shared/ui/dialog/abandon-question.tsx').then((file) => file.AbandonQuestion),
);

interface LeavingQuestionProps<Input extends FieldValues, Output> {
  form: AppForm<Input, Output>;
  /** The form stays while only the words behind the path change, such as its own filters. */
  keptOnPath?: boolean;
}

/** For a form on a page: leaving the page, or its tab, with changed data asks for confirmation. */
export function LeavingQuestion<Input extends FieldValues, Output>({
  form,
  keptOnPath = false,
}: LeavingQuestionProps<Input, Output>) {
  // The library has no public way to ask for the state of this moment.
  // oxlint-disable-next-line no-underscore-dangle
  const hasChanges = () => form.control._getDirty();
  return <AskBeforeLeaving {...{ hasChanges, keptOnPath }} onAbandon={() => form.reset()} />;
}

interface AskBeforeLeavingProps {
  hasChanges: () => boolean;
  keptOnPath?: boolean;
  onAbandon?: () => void;
}

/** The same for a page whose fields are saved one by one. */
export function AskBeforeLeaving({ hasChanges, keptOnPath = false, onAbandon }: AskBeforeLeavingProps) {
  const blocker = useBlocker(({ currentLocation: { pathname }, nextLocation }) => {
    if (isWayOut(nextLocation.pathname) || (keptOnPath && nextLocation.pathname === pathname)) return false;
    return hasChanges();
  });
  useWindowEvent('beforeunload', (event) => {
    if (hasChanges()) event.preventDefault();
  });
  if (blocker.state !== 'blocked') return null;
  const abandon = () => {
    onAbandon?.();
    blocker.proceed();
  };
  return (
    <Suspense>
      {/* Back is the router's here: it brings the page back before it asks. */}
      <AbandonQuestion onStay={() => blocker.reset()} onAbandon={abandon} closesByBack={false} />
    </Suspense>
  );
}

/** Pages to which an ended session, an outage or a logout leads: nothing can be saved there any more. */
const isWayOut = (pathname: string): boolean => pathname === '/' || pathname.startsWith('/error-');
