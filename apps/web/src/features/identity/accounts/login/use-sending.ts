import type { CurrentSession } from '@indeks/contract/identity/accounts/accounts.schemas';
import { useRef, useState } from 'react';
import { tellOtherTabs } from '#shared/api/other-tabs.ts';
import { keepSession } from '#shared/api/session.ts';

/** Sends a form of the login page once at a time, and keeps why it failed. */
export function useSending(attempt: (form: HTMLFormElement) => Promise<void>) {
  const [failure, setFailure] = useState<Error>();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const submit = async (form: HTMLFormElement) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFailure(undefined);
    await attempt(form).catch((error: unknown) => setFailure(asError(error)));
    sending.current = false;
    setBusy(false);
  };
  return { failure, busy, submit, fail: setFailure };
}

/** The common handling of a new session for every kind of sign-in. */
export function enterWith(session: CurrentSession): void {
  keepSession(session);
  tellOtherTabs({ kind: 'signed-in', userId: session.user.id });
}

export function readText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));
