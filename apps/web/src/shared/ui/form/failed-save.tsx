import { Button } from '@mantine/core';
import { isCallError } from '#shared/api/call-error.ts';
import { leaveEndedSession } from '#shared/api/ended-session.ts';
import { Notice } from '../feedback/notice.tsx';
import classes from './form.module.css';
import { formTexts } from './form.texts.ts';
import type { SaveFailure } from './use-submit.ts';

interface FailedSaveProps {
  failure: SaveFailure;
  kept: boolean;
}

/** Above the form: why it was not saved, and the way to the login where the session has ended. */
export function FailedSave({ failure: { title, message, error, remedy }, kept }: FailedSaveProps) {
  const ended = isCallError(error, 'auth/no-session');
  return (
    <Notice tone="error" title={title}>
      {message}
      {ended && (
        <div className={classes['remedy']}>
          {kept && <p>{formTexts.keptForLater}</p>}
          <Button variant="default" size="xs" onClick={() => leaveEndedSession('/')}>
            {formTexts.signInAgain}
          </Button>
        </div>
      )}
      {remedy && (
        <div className={classes['remedy']}>
          <Button variant="default" size="xs" onClick={remedy.onClick}>
            {remedy.label}
          </Button>
        </div>
      )}
    </Notice>
  );
}
