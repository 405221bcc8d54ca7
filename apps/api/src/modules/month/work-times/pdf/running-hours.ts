import { runningSums } from '#platform/pdf/running-sums.ts';

/** The hours down to each entry. */
export const runningHours = (entries: readonly { readonly hours: number }[]): number[] =>
  runningSums(entries, 0, (sum, { hours }) => sum + hours);
