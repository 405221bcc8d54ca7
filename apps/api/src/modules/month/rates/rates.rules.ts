import type { Rate } from '@indeks/contract/month/rates/rates.schemas';

/** The rate in force on the day, or null when the first rate starts later. The argument is sorted, newest first. */
export const rateOn = (rates: readonly Rate[], date: string): number | null =>
  rates.find(({ from }) => from <= date)?.rate ?? null;
