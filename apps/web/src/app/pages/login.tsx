import { useLocation } from 'react-router';
import { LoginLayout } from '#app/layouts/login-layout.tsx';
import { findStart } from '#app/guard.ts';
import { isSwitchedState } from '#app/switched-state.ts';
import { loginTexts } from '#features/identity/accounts/login/login.texts.ts';
import { LoginPage } from '#features/identity/accounts/login/login-page.tsx';

export function Login() {
  const { state } = useLocation() as { state: unknown };
  return (
    <LoginLayout>
      <LoginPage
        news={isSwitchedState(state) ? loginTexts.switched : undefined}
        homeOf={findStart}
        onStart={warmUp}
      />
    </LoginLayout>
  );
}

/** Loads the shell ahead, once somebody starts to fill in the form. */
function warmUp(): void {
  // The navigation itself reports a failed load.
  void import('#app/kit-routes.tsx').catch(() => undefined);
  void import('#app/kit.tsx').catch(() => undefined);
  void import('#app/shell/shell.tsx').catch(() => undefined);
}
