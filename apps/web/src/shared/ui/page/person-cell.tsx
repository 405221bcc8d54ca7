import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { opensRow } from '../table/open-row.ts';
import { InitialsAvatar } from './initials-avatar.tsx';
import classes from './person-cell.module.css';

interface PersonCellProps {
  name: string;
  /** The name as registers show it, when it differs. */
  listed?: string;
  /** The person's page. */
  to?: string;
  /** Address of the person's photo; see `photoOf`. */
  photo?: string | undefined;
  /** The quiet second line: degree, kind of contract, address. */
  detail?: ReactNode;
  /** A warning or chip beside the name. */
  mark?: ReactNode;
}

/** A person in a list: photo or initials, name, one quiet line. */
export function PersonCell({ name, listed = name, to, photo, detail, mark }: PersonCellProps) {
  return (
    <div className={classes.root}>
      <InitialsAvatar name={name} photo={photo} />
      <div className={classes.words}>
        <div className={classes.nameLine}>
          {to === undefined ? (
            <span className={classes.name}>{listed}</span>
          ) : (
            <Link className={classes.name} to={to} {...opensRow}>
              {listed}
            </Link>
          )}
          {mark}
        </div>
        {detail !== undefined && <div className={classes.detail}>{detail}</div>}
      </div>
    </div>
  );
}
