let ahead = 0;

/** The demo may count from another day than the browser does; otherwise this is the browser's clock. */
export const present = (): number => Date.now() + ahead;

/** How many milliseconds the server's clock is ahead of the present. */
export function setClockAhead(milliseconds: number): void {
  ahead = milliseconds;
}
