import type { ReactNode } from 'react';
import classes from './choices/choices.module.css';

/** The fields that an answer asks for, directly beneath it. */
export function Revealed({ children }: { children: ReactNode }) {
  return <div className={classes.revealed}>{children}</div>;
}
