import type { ReactNode } from 'react';
import css from '#features/identity/accounts/login/login.module.css';

interface PlainFieldProps {
  id: string;
  label: string;
  error?: string | undefined;
  children: (field: FieldAttributes) => ReactNode;
}

export interface FieldAttributes {
  id: string;
  className: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** A label, a native input and its error, with the looks of the kit's fields. */
export function PlainField({ id, label, error, children }: PlainFieldProps) {
  const errorId = `${id}-error`;
  return (
    <div>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      {children({
        id,
        className: css.input,
        'aria-invalid': error !== undefined,
        'aria-describedby': error === undefined ? undefined : errorId,
      })}
      {error !== undefined && (
        <p id={errorId} className={css.error}>
          <svg viewBox="0 0 24 24" width="16" height="16" className={css.icon} aria-hidden="true">
            <path d="M12 8v4M12 16v.01M3 12a9 9 0 1 0 18 0 9 9 0 0 0-18 0z" />
          </svg>
          {error}
        </p>
      )}
    </div>
  );
}
