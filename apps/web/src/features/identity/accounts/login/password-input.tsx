import { useState } from 'react';
import type { InputHTMLAttributes } from 'react';
import { loginTexts as texts } from '#features/identity/accounts/login/login.texts.ts';
import css from '#features/identity/accounts/login/login.module.css';

/** A password with an eye that shows it. */
export function PasswordInput(props: Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className={css.password}>
      <input {...props} type={shown ? 'text' : 'password'} />
      <button
        type="button"
        className={css.eye}
        aria-label={shown ? texts.hidePassword : texts.showPassword}
        title={shown ? texts.hidePassword : texts.showPassword}
        onClick={() => setShown(!shown)}
      >
        <svg viewBox="0 0 24 24" width="21" height="21" className={css.icon} aria-hidden="true">
          <path d="M10 12a2 2 0 1 0 4 0 2 2 0 0 0-4 0M21 12c-2.4 4-5.4 6-9 6s-6.6-2-9-6c2.4-4 5.4-6 9-6s6.6 2 9 6" />
          {shown && <path d="m4 4 16 16" />}
        </svg>
      </button>
    </div>
  );
}
