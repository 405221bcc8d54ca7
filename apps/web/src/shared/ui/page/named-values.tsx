import type { ReactNode } from 'react';
import classes from './named-values.module.css';

interface NamedValuesProps {
  children: ReactNode;
  /** The columns and the gaps between the values. */
  className?: string | undefined;
}

/** Values below their small names. */
export const NamedValues = ({ children, className = '' }: NamedValuesProps) => (
  <dl className={`${classes.values} ${className}`}>{children}</dl>
);

interface NamedValueProps {
  name: string;
  children: ReactNode;
  /** Takes the whole line. */
  wide?: boolean;
}

export const NamedValue = ({ name, children, wide = false }: NamedValueProps) => (
  <div data-wide={wide || undefined}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
