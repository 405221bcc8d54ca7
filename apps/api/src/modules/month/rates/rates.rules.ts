import type { Rate } from '@indeks/contract/month/rates/rates.schemas';

/** Of the rates, the newest that holds on the day; null when none did yet. The rates come newest first. */
export const rateOn = (rates: readonly Rate[], date: string): number | null =>
  rates.find(({ from }) => from <= date)?.rate ?? null;
