import type { ReactNode } from 'react';
import classes from './form.module.css';

/** Two fields beside each other, below each other where there is no room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>;
}

/** The buttons of a form: at the right, sharing the width on phones. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
