import { Link } from 'react-router';
import { loginTexts as texts } from '#features/identity/accounts/login/login.texts.ts';
import css from '#features/identity/accounts/login/login.module.css';
import { isCallError, readMessage } from '#shared/api/call-error.ts';

interface LoginMessageProps {
  failure: Error | undefined;
  news: string | undefined;
}

/** Why signing in failed, or before that what happened on the way here. */
export function LoginMessage({ failure, news }: LoginMessageProps) {
  if (failure) return <LoginAlert failure={failure} />;
  return news !== undefined && <output className={css.news}>{news}</output>;
}

export function LoginAlert({ failure }: { failure: Error }) {
  return (
    <div className={css.alert} role="alert">
      <svg viewBox="0 0 24 24" width="20" height="20" className={css.icon} aria-hidden="true">
        <path d="M12 9v4M12 16v.01M10.4 3.6 2.3 17.1A1.9 1.9 0 0 0 3.9 20h16.2a1.9 1.9 0 0 0 1.6-2.9L13.6 3.6a1.9 1.9 0 0 0-3.2 0z" />
      </svg>
      <span>
        {isCallError(failure, 'auth/invalid-credentials') ? (
          <>
            {texts.wrongCredentials}
            <Link to="/lost-password-email">{texts.reminder}</Link>
          </>
        ) : (
          readMessage(failure)
        )}
      </span>
    </div>
  );
}
