import { Tooltip, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface ExactValueProps {
  /** To the grosz: seen on hover and focus, read aloud at once. */
  exact: string;
  to?: string | undefined;
  className?: string | undefined;
  /** The displayed, rounded number. */
  children: ReactNode;
}

/** A rounded number that says on demand what it is exactly; the keyboard reaches it whether it leads somewhere or not. */
export function ExactValue({ exact, to, className = '', children }: ExactValueProps) {
  const words = (
    <>
      {children} <VisuallyHidden>({exact})</VisuallyHidden>
    </>
  );
  return (
    <Tooltip label={exact}>
      {to === undefined ? (
        // Without focus only a mouse would see it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <span tabIndex={0} className={className}>
          {words}
        </span>
      ) : (
        <Link to={to} className={className}>
          {words}
        </Link>
      )}
    </Tooltip>
  );
}
