import { accountRoutes } from '@indeks/contract/accounts/accounts.routes';
import type { CurrentSession } from '@indeks/contract/accounts/accounts.schemas';
import { useRef, useState } from 'react';
import { loginRules, useEmailRule } from '#features/accounts/login/login-rules.ts';
import { call } from '#shared/api/call.ts';
import { tellOtherTabs } from '#shared/api/other-tabs.ts';
import { keepSession } from '#shared/api/session.ts';

export function useLogin(onSignedIn: (session: CurrentSession) => Promise<void>) {
  const [failure, setFailure] = useState<Error>();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const email = useEmailRule();

  const attempt = async (form: HTMLFormElement) => {
    const entered = { email: textOf(form, 'email'), password: textOf(form, 'password') };
    const parsed = (await loginRules()).safeParse(entered);
    if (!parsed.success) {
      await email.check(entered.email);
      form.querySelector('input')?.focus();
      return;
    }
    const session = await call(accountRoutes.login, { body: parsed.data });
    keepSession(session);
    tellOtherTabs({ kind: 'signed-in', userId: session.user.id });
    await onSignedIn(session);
  };

  const submit = async (form: HTMLFormElement) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFailure(undefined);
    await attempt(form).catch((error: unknown) => setFailure(asError(error)));
    sending.current = false;
    setBusy(false);
  };

  return { failure, busy, submit, email };
}

function textOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));
