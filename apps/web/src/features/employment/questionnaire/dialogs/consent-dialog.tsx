import { dataNoticeVersion } from '@indeks/contract/identity/accounts/data-notice';
import { useState } from 'react';
import { readMessage } from '#shared/api/call-error.ts';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { CheckboxControl } from '#shared/ui/form/choices/checkbox-control.tsx';
import { FormActions } from '#shared/ui/form/form-layout.tsx';
import { useConsent } from './consent.api.ts';
import { consentNotices, studentNotices, studiesOfStaff } from './consent-notice.texts.ts';
import classes from './dialogs.module.css';
import { dialogsTexts } from './dialogs.texts.ts';
import { PapersDialog } from './papers-dialog.tsx';

const texts = dialogsTexts.consent;

interface ConsentDialogProps {
  opened: boolean;
  /** Somebody who works and studies here accepts both in one. */
  works: boolean;
  studies: boolean;
  onSignOut: () => void;
}

export function ConsentDialog({ opened, works, studies, onSignOut }: ConsentDialogProps) {
  return (
    <PapersDialog opened={opened} title={texts.title} size="form-wide" onSignOut={onSignOut}>
      <NoticeText works={works} studies={studies} />
      <Acceptance />
    </PapersDialog>
  );
}

function NoticeText({ works, studies }: Pick<ConsentDialogProps, 'works' | 'studies'>) {
  const parts = noticeFor({ works, studies });
  return (
    // The first focus: on the box below, the dialog would open at its end.
    <div data-autofocus tabIndex={-1}>
      {parts.map(({ heading, text }) => (
        <section key={heading} className={classes.part}>
          <h3>{heading}</h3>
          <p>{text}</p>
        </section>
      ))}
    </div>
  );
}

const noticeFor = ({ works, studies }: Pick<ConsentDialogProps, 'works' | 'studies'>) => {
  if (!works) return studentNotices[dataNoticeVersion];
  return [...consentNotices[dataNoticeVersion], ...(studies ? [studiesOfStaff[dataNoticeVersion]] : [])];
};

function Acceptance() {
  const [accepted, setAccepted] = useState(false);
  const consent = useConsent();
  return (
    <div className={classes.acceptance}>
      <CheckboxControl label={texts.accept} value={accepted} onChange={setAccepted} />
      {consent.isError && (
        <Notice tone="error" className={classes.failure}>
          {readMessage(consent.error)}
        </Notice>
      )}
      <FormActions>
        <BusyButton busy={consent.isPending} disabled={!accepted} onClick={() => consent.mutate()}>
          {texts.save}
        </BusyButton>
      </FormActions>
    </div>
  );
}
