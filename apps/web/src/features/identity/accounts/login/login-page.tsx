import type { CurrentSession } from '@indeks/contract/identity/accounts/accounts.schemas';
import { lazy, Suspense, useId, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { EntranceHeading } from '#shared/ui/page/entrance-heading.tsx';
import { loginTexts as texts } from '#features/identity/accounts/login/login.texts.ts';
import { loadRules } from '#features/identity/accounts/login/login-rules.ts';
import { LoginMessage } from '#features/identity/accounts/login/login-alert.tsx';
import css from '#features/identity/accounts/login/login.module.css';
import { PasswordInput } from '#features/identity/accounts/login/password-input.tsx';
import { PlainField } from '#features/identity/accounts/login/plain-field.tsx';
import { codeOwed } from '#features/identity/accounts/login/code-owed.ts';
import { useLogin } from '#features/identity/accounts/login/use-login.ts';
import { awaitPart } from '#shared/lib/load-part.ts';

interface LoginPageProps {
  /** The reason why the person was led here, in one sentence. */
  news?: string | undefined;
  homeOf: (session: CurrentSession) => string;
  /** Somebody began to fill in the form. */
  onStart: () => void;
}

/**
 * The only form that does not use the kit: with the kit and its form and query libraries this first page
 * would load half as much again as it may. The rules of its fields are the contract's all the same.
 */
export function LoginPage({ news, homeOf, onStart }: LoginPageProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [owesCode, setOwesCode] = useState(state === codeOwed);
  const onSignedIn = async (session: CurrentSession) => {
    await navigate(homeOf(session));
  };
  if (!owesCode)
    return <PasswordForm {...{ news, onSignedIn, onStart }} onCodeNeeded={() => setOwesCode(true)} />;
  return (
    <Suspense>
      <CodeForm onSignedIn={onSignedIn} onGiveUp={() => setOwesCode(false)} />
    </Suspense>
  );
}

/** Few people have a second step: its form comes when somebody needs it. */
const CodeForm = lazy(async () => {
  const { CodeForm: Form } = await awaitPart(() => import('#features/identity/accounts/login/code-form.tsx'));
  return { default: Form };
});

/** Dead code, and dropped, in every build but that of `pnpm demo`. */
const DemoRoles =
  import.meta.env.VITE_DEMO === '1'
    ? lazy(async () => {
        const part = await awaitPart(() => import('#features/identity/accounts/login/demo-roles.tsx'));
        return { default: part.DemoRoles };
      })
    : undefined;

interface PasswordFormProps extends Pick<LoginPageProps, 'news' | 'onStart'> {
  onSignedIn: (session: CurrentSession) => Promise<void>;
  onCodeNeeded: () => void;
}

function PasswordForm({ news, onStart, ...outcomes }: PasswordFormProps) {
  const login = useLogin(outcomes);
  const id = useId();
  const begin = () => {
    loadRules();
    onStart();
  };
  return (
    <>
      <EntranceHeading title={texts.title}>{texts.help}</EntranceHeading>
      <form
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void login.submit(event.currentTarget);
        }}
      >
        <LoginMessage failure={login.failure} news={news} />
        <PlainField id={`${id}-email`} label={texts.email} error={login.email.error}>
          {(field) => (
            <input
              {...field}
              name="email"
              type="email"
              autoComplete="username"
              maxLength={254}
              placeholder={texts.emailPlaceholder}
              onFocus={begin}
              onBlur={login.email.onBlur}
              onChange={login.email.onChange}
            />
          )}
        </PlainField>
        <PlainField id={`${id}-password`} label={texts.password}>
          {(field) => (
            <PasswordInput
              {...field}
              name="password"
              onFocus={begin}
              autoComplete="current-password"
              maxLength={200}
            />
          )}
        </PlainField>
        <button type="submit" className={css.submit} aria-busy={login.busy} aria-disabled={login.busy}>
          <span>{texts.logIn}</span>
        </button>
      </form>
      <p className={css.forgotten}>
        <Link to="/lost-password-email">{texts.forgotten}</Link>
      </p>
      {DemoRoles && (
        <Suspense>
          <DemoRoles onSignedIn={outcomes.onSignedIn} onFailure={login.fail} />
        </Suspense>
      )}
    </>
  );
}
