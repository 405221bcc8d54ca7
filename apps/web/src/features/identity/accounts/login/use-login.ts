import { accountRoutes } from '@indeks/contract/identity/accounts/accounts.routes';
import type { CurrentSession } from '@indeks/contract/identity/accounts/accounts.schemas';
import { loginRules, useEmailRule } from '#features/identity/accounts/login/login-rules.ts';
import { enterWith, readText, useSending } from '#features/identity/accounts/login/use-sending.ts';
import { call } from '#shared/api/call.ts';
import { isCallError } from '#shared/api/call-error.ts';

interface LoginOutcomes {
  onSignedIn: (session: CurrentSession) => Promise<void>;
  /** The password was right, and the person has a second step. */
  onCodeNeeded: () => void;
}

export function useLogin({ onSignedIn, onCodeNeeded }: LoginOutcomes) {
  const email = useEmailRule();
  const sending = useSending(async (form) => {
    const entered = { email: readText(form, 'email'), password: readText(form, 'password') };
    const parsed = (await loginRules()).safeParse(entered);
    if (!parsed.success) {
      await email.check(entered.email);
      form.querySelector('input')?.focus();
      return;
    }
    try {
      const session = await call(accountRoutes.login, { body: parsed.data });
      enterWith(session);
      await onSignedIn(session);
    } catch (error) {
      if (!isCallError(error, 'auth/code-needed')) throw error;
      onCodeNeeded();
    }
  });
  return { ...sending, email };
}
