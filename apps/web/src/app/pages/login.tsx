import { LoginLayout } from '#app/layouts/login-layout.tsx';
import { homeOf } from '#app/guard.ts';
import { LoginPage } from '#features/accounts/login/login-page.tsx';

export function Login() {
  return (
    <LoginLayout>
      <LoginPage homeOf={homeOf} onStart={warmUp} />
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
