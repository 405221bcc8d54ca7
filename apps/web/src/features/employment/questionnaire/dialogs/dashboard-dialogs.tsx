import type { DashboardDialog } from '@indeks/contract/employment/questionnaire/questionnaire.rules';
import { useState } from 'react';
import { useSession } from '#shared/api/session-context.tsx';
import { useRefreshSession } from '#shared/api/use-refresh-session.ts';
import { ConsentDialog } from './consent-dialog.tsx';
import { SavedDialog } from './saved-dialog.tsx';
import { WelcomeDialog } from './welcome-dialog.tsx';
import { YearlyDialog } from './yearly-dialog.tsx';

interface DashboardDialogsProps {
  /** The next task about the person's papers. */
  due: DashboardDialog | undefined;
  /** The form was saved on another page, which led here. */
  savedElsewhere: boolean;
  today: string;
  onSignOut: () => void;
  /** The word about that save was read. */
  onSeen: () => void;
}

/** Dialogs shown on the dashboard until the person's papers are in order, one after the other. */
export function DashboardDialogs({ due, savedElsewhere, today, onSignOut, onSeen }: DashboardDialogsProps) {
  const { user, permissions } = useSession();
  const refreshSession = useRefreshSession();
  const [saved, setSaved] = useState(savedElsewhere);
  const open = saved ? 'saved' : due;
  const onSaved = () => {
    setSaved(true);
    void refreshSession();
  };
  const close = () => {
    setSaved(false);
    if (savedElsewhere) onSeen();
  };
  return (
    <>
      <ConsentDialog
        opened={open === 'consent'}
        works={permissions.includes('account.staff-consent')}
        studies={permissions.includes('account.student-consent')}
        onSignOut={onSignOut}
      />
      <WelcomeDialog opened={open === 'questionnaire'} onSaved={onSaved} onSignOut={onSignOut} />
      <YearlyDialog
        opened={open === 'yearly-confirmation'}
        today={today}
        formDate={user.registration_form?.registerFormGeneral.formDate ?? today}
        onSaved={onSaved}
        onSignOut={onSignOut}
      />
      <SavedDialog opened={open === 'saved'} onClose={close} />
    </>
  );
}
