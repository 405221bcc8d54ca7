import { weekday } from '@indeks/contract/common/months.rules';
import type { ReactNode } from 'react';
import dayTile from '#shared/ui/page/day-tile.module.css';
import classes from './dated-card.module.css';
import { tableTexts } from './table.texts.ts';

interface DatedCardProps {
  /** `2025-10-03` */
  day: string;
  /** The number at the end of the first line: hours, km. */
  figure: string;
  children: ReactNode;
}

/** A row with a date on a phone: the day as a tile, the words, the number. */
export function DatedCard({ day, figure, children }: DatedCardProps) {
  return (
    <div className={classes.root}>
      <time dateTime={day} className={`${dayTile.tile} ${classes.tile}`}>
        <span className={dayTile.figures}>{Number(day.slice(8))}</span>{' '}
        <span className={`${dayTile.name} ${classes.weekday}`}>{tableTexts.weekdays[weekday(day) - 1]}</span>
      </time>
      <div className={classes.words}>{children}</div>
      <div className={classes.figure}>{figure}</div>
    </div>
  );
}
