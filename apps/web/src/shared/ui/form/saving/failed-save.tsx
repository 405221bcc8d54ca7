import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { isCallError } from '#shared/api/call-error.ts';
import { leaveEndedSession } from '#shared/api/ended-session.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import classes from '../form.module.css';
import { formTexts } from '../form.texts.ts';
import type { SaveFailure } from './use-submit.ts';

interface FailedSaveProps {
  failure: SaveFailure;
  kept: boolean;
}

/** Above the form: why it was not saved, and the way to the login where the session has ended. */
export function FailedSave({ failure, kept }: FailedSaveProps) {
  const { title, message, error, remedy } = failure;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button may be far below.
    root.current?.scrollIntoView({ block: 'nearest' });
    // Once for every attempt that failed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [failure]);
  const ended = isCallError(error, 'auth/no-session');
  return (
    <div ref={root}>
      <Notice tone="error" title={title}>
        {message}
        {ended && (
          <div className={classes.remedy}>
            {kept && <p>{formTexts.keptForLater}</p>}
            <Button variant="default" size="xs" onClick={() => leaveEndedSession('/')}>
              {formTexts.signInAgain}
            </Button>
          </div>
        )}
        {remedy && (
          <div className={classes.remedy}>
            <Button variant="default" size="xs" onClick={remedy.onClick}>
              {remedy.label}
            </Button>
          </div>
        )}
      </Notice>
    </div>
  );
}
