import type { CurrentSession } from '@indeks/contract/identity/accounts/accounts.schemas';
import {
  dashboardDialog,
  type DashboardDialog,
} from '@indeks/contract/employment/questionnaire/questionnaire.rules';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSignOut } from '#app/use-sign-out.ts';
import { isSavedState } from '#features/employment/questionnaire/dialogs/saved-state.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { today } from '#shared/lib/today.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';

/**
 * The dialogs that ask for consent and for the questionnaire, loaded only when one of them opens. Consent is asked for
 * on whatever screen a person enters, and the questionnaire right after it. Whoever comes back without having filled it in
 * meets it on the dashboard, so that it can be filled in elsewhere.
 */
export function Papers() {
  const session = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const day = today();
  const asked = dueFor(session, day);
  const [consentAsked, noteConsent] = useState(false);
  if (asked === 'consent' && !consentAsked) noteConsent(true);
  const due = consentAsked || location.pathname === '/dashboard' ? asked : undefined;
  const savedElsewhere = isSavedState(location.state);
  return (
    <WhenOpened opened={due !== undefined || savedElsewhere}>
      <DashboardDialogs
        due={due}
        savedElsewhere={savedElsewhere}
        today={day}
        onSignOut={() => void signOut()}
        onSeen={() => void navigate('.', { replace: true, state: null })}
      />
    </WhenOpened>
  );
}

const DashboardDialogs = lazyPart(() =>
  import('#features/employment/questionnaire/dialogs/dashboard-dialogs.tsx').then(
    (file) => file.DashboardDialogs,
  ),
);

/** A student is asked for consent alone. */
const dueFor = ({ user, permissions }: CurrentSession, day: string): DashboardDialog | undefined => {
  if (permissions.includes('account.staff-consent'))
    return dashboardDialog({
      hasConsent: user.rodo !== null,
      formDate: user.registration_form?.registerFormGeneral.formDate ?? null,
      today: day,
    });
  return permissions.includes('account.student-consent') && user.rodo === null ? 'consent' : undefined;
};
