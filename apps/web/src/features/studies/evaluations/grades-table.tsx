import type { ReactNode } from 'react';
import classes from './evaluations.module.css';

interface GradesTableProps {
  columns: { subject: string; form: string; grade: string; lecturer: string };
  /** A row for each subject. */
  children: ReactNode;
  /** Grades are typed here: on a phone each is below its subject. */
  editable?: boolean;
}

/** The subjects of a semester. On a phone the form and the lecturer have no column of their own. */
export function GradesTable({ columns, children, editable = false }: GradesTableProps) {
  return (
    <table className={classes.plain} data-editable={editable || undefined}>
      <thead>
        <tr>
          <th scope="col">{columns.subject}</th>
          <th scope="col" className={classes.wideOnly}>
            {columns.form}
          </th>
          <th scope="col">{columns.grade}</th>
          <th scope="col" className={classes.wideOnly}>
            {columns.lecturer}
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
