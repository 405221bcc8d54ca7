import type { ReactNode } from 'react';
import { InitialsAvatar } from './initials-avatar.tsx';
import classes from './person-cell.module.css';

interface PersonCellProps {
  name: string;
  /** The quiet second line: degree, kind of contract, address. */
  detail?: ReactNode;
  /** A warning or chip beside the name. */
  mark?: ReactNode;
}

/** A person in a list: initials, name, one quiet line. */
export function PersonCell({ name, detail, mark }: PersonCellProps) {
  return (
    <div className={classes['root']}>
      <InitialsAvatar name={name} />
      <div className={classes['words']}>
        <div className={classes['nameLine']}>
          <span className={classes['name']}>{name}</span>
          {mark}
        </div>
        {detail !== undefined && <div className={classes['detail']}>{detail}</div>}
      </div>
    </div>
  );
}
