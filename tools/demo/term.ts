/** Days of the year between which lectures are held, classes are paid for and nobody is on holiday. */
const terms = [
  { from: '10-08', to: '12-18', best: '11-20' },
  { from: '03-04', to: '06-12', best: '03-12' },
];

/**
 * How far from the present the demo counts, in milliseconds: not at all within a term, and otherwise back to the good day
 * that was the last one. It never counts ahead: jobs wait for moments of the database's own clock.
 */
export function shiftToTerm(now: Date): number {
  const day = now.toISOString().slice(5, 10);
  if (terms.some(({ from, to }) => from <= day && day <= to)) return 0;
  const year = now.getUTCFullYear();
  const past = [year, year - 1]
    .flatMap((one) => terms.map(({ best }) => Date.parse(`${one}-${best}T09:00:00Z`)))
    .filter((moment) => moment <= now.getTime());
  return Math.max(...past) - now.getTime();
}

/** The same for a day that was asked for, such as one in October, when coordinators may still add students. */
export function aheadOfDay(day: string, now: Date): number {
  const ahead = Date.parse(`${day}T09:00:00Z`) - now.getTime();
  if (Number.isNaN(ahead) || ahead > 0)
    throw new Error(`--day needs a day of the past as YYYY-MM-DD, not ${day}`);
  return ahead;
}
