import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { opensRow } from './open-row.ts';
import classes from './row-opener.module.css';

interface RowOpenerProps {
  children: ReactNode;
  /** The page of the row, or what opens over the list. */
  to?: string;
  onOpen?: () => void;
  /** Names it where its words alone would not say which row it is. */
  name?: string;
}

/** The words of a row that open it, and with them a click anywhere in the row. */
export function RowOpener({ children, to, onOpen, name }: RowOpenerProps) {
  const shared = { className: classes.opener, 'aria-label': name, ...opensRow };
  if (to !== undefined)
    return (
      <Link {...shared} to={to}>
        {children}
      </Link>
    );
  return (
    <UnstyledButton {...shared} onClick={onOpen}>
      {children}
    </UnstyledButton>
  );
}
