import { isSuspiciousRate, parseRate } from '@indeks/contract/month/rates/rates.rules';

/** A rate as its form has it. */
export interface TypedRates {
  rate: string;
  /** Empty where one rate holds for all engines. */
  small_rate: string;
  from: string;
}

export interface SetRate {
  rate: number;
  small_rate: number | null;
  from: string;
}

/** In hundredths of a złoty per km, as the call takes them. */
export const readRates = ({ rate, small_rate: small, from }: TypedRates): SetRate => ({
  rate: parseRate(rate),
  small_rate: small === '' ? null : parseRate(small),
  from,
});

/** The higher of the two, where it is more than anybody is paid. */
export const findSuspicious = ({ rate, small_rate: small }: SetRate): number | undefined => {
  const highest = Math.max(rate, small ?? 0);
  return isSuspiciousRate(highest) ? highest : undefined;
};

/** '115' is easily typed for '1,15'. */
export const meantRate = (typed: number): number => Math.round(typed / 100);
