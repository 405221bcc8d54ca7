import { useState } from 'react';
import { appTexts } from '#app/app.texts.ts';
import { monthGrid, monthInWarsaw } from '#app/layouts/month-grid.ts';
import type { MonthCell } from '#app/layouts/month-grid.ts';
import css from '#app/layouts/month-motif.module.css';

/** This month with highlighted weekends. It is only a picture, so screen readers skip it. */
export function MonthMotif() {
  const [cells] = useState(() => {
    const { year, month } = monthInWarsaw(new Date());
    return monthGrid(year, month);
  });
  return (
    <div className={css.month} aria-hidden="true">
      {appTexts.weekdays.map((name) => (
        <span key={name} className={css.weekday}>
          {name}
        </span>
      ))}
      {cells.map((cell) => (
        <span
          key={cell.day}
          className={css.day}
          data-look={chooseLook(cell)}
          style={{ gridColumn: cell.weekday, gridRow: cell.week + 1 }}
        >
          {cell.day}
        </span>
      ))}
    </div>
  );
}

/** Not every weekend is a session weekend. */
const sessionWeeks = new Set([1, 3, 4]);

function chooseLook({ weekday, week }: MonthCell): 'work' | 'weekend' | 'session' {
  if (weekday < 5) return 'work';
  return sessionWeeks.has(week) ? 'session' : 'weekend';
}
