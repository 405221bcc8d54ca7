import { secondStepRoutes } from '@indeks/contract/identity/accounts/second-step.routes';
import type { CurrentSession } from '@indeks/contract/identity/accounts/accounts.schemas';
import { useEffect, useId, useRef, useState } from 'react';
import { EntranceHeading } from '#shared/ui/page/entrance-heading.tsx';
import { codeTexts as texts } from '#features/identity/accounts/login/code.texts.ts';
import { LoginAlert } from '#features/identity/accounts/login/login-alert.tsx';
import css from '#features/identity/accounts/login/login.module.css';
import { PlainField } from '#features/identity/accounts/login/plain-field.tsx';
import { enterWith, readText, useSending } from '#features/identity/accounts/login/use-sending.ts';
import { call } from '#shared/api/call.ts';

interface CodeFormProps {
  onSignedIn: (session: CurrentSession) => Promise<void>;
  onGiveUp: () => void;
}

/** The code after the password. Built without the kit, as the page it stands on. */
export function CodeForm({ onSignedIn, onGiveUp }: CodeFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  useEffect(() => field.current?.focus(), []);
  const { failure, busy, submit } = useSending(async (form) => {
    const { givenCode } = await import('@indeks/contract/identity/accounts/second-step.schemas');
    const parsed = givenCode.safeParse({ code: readText(form, 'code') });
    setError(parsed.error?.issues[0]?.message);
    field.current?.focus();
    if (!parsed.success) return;
    const session = await call(secondStepRoutes.giveCode, { body: parsed.data });
    enterWith(session);
    await onSignedIn(session);
  });
  return (
    <>
      <EntranceHeading title={texts.title}>{texts.help}</EntranceHeading>
      <form
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event.currentTarget);
        }}
      >
        {failure && <LoginAlert failure={failure} />}
        <PlainField id={`${id}-code`} label={texts.code} error={error}>
          {(attributes) => (
            <input {...attributes} ref={field} name="code" autoComplete="one-time-code" maxLength={40} />
          )}
        </PlainField>
        <button type="submit" className={css.submit} aria-busy={busy} aria-disabled={busy}>
          <span>{texts.confirm}</span>
        </button>
      </form>
      <p className={css.forgotten}>
        <button type="button" className={css.link} onClick={onGiveUp}>
          {texts.giveUp}
        </button>
      </p>
    </>
  );
}
