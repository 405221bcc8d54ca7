import { VisuallyHidden } from '@mantine/core';
import { useDelayed } from '#shared/ui/feedback/delayed.ts';
import classes from './loading-state.module.css';
import { pageTexts } from './page.texts.ts';
import { usePhone } from './use-phone.ts';

export interface LoadingStateProps {
  rows?: number;
  columns?: number;
  text?: string;
}

/** Grey rows in the shape of the list being loaded. Short loads show nothing. */
export function LoadingState({ rows = 8, columns = 5, text = pageTexts.loadingList }: LoadingStateProps) {
  const phone = usePhone();
  const shown = useDelayed();
  const cells = phone ? 2 : columns;
  return (
    <div>
      <VisuallyHidden component="output">{shown && text}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        // The invisible rows already take their height, so the page does not jump when they appear.
        <div key={row} className={classes.row} data-shown={shown || undefined} aria-hidden>
          <span className={classes.disc} />
          {Array.from({ length: cells }, (_, cell) => (
            <span key={cell} className={classes.cell}>
              <span className={classes.bar} style={{ inlineSize: `${widthOf(row, cell)}%` }} />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Different widths, but the same on every render. */
const widthOf = (row: number, cell: number): number => 40 + ((row * 17 + cell * 29) % 5) * 9;
