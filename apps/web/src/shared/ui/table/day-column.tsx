import { formatDate, formatWeekday } from '#shared/lib/format.ts';
import type { Column } from './column.ts';
import classes from './day-column.module.css';

/** The column of an entry's day: the date, and less prominently its weekday. */
export const dayColumn = (header: string, width?: string): Column<{ date: string }, 'date'> => ({
  id: 'date',
  header,
  sortable: true,
  ...(width !== undefined && { width }),
  wrap: 'never',
  cell: ({ date }) => (
    <>
      <strong>{formatDate(date)}</strong> <span className={classes.weekday}>{formatWeekday(date)}</span>
    </>
  ),
});
