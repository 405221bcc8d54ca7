import { monthOf } from '@indeks/contract/common/months.rules';
import { daysOfMonth } from '#data/month/days-of-month.ts';
import { formatMonth } from '#shared/lib/format.ts';
import { today } from '#shared/lib/today.ts';
import { monthsTexts as texts } from './months.texts.ts';
import { useAddressChoice } from './use-address-choice.ts';

/** `2026-10`, or `2026` for the whole year. */
export type Period = string;

/** The period of a screen of everybody, `?month=2026-10` or `?month=2026`; the current month by default. */
export function usePeriod() {
  const current = monthOf(today());
  const [period, setPeriod] = useAddressChoice('month', isPeriod, current);
  return { period, setPeriod, current };
}

export const daysOfPeriod = (period: Period): { from: string; to: string } =>
  isYear(period) ? { from: `${period}-01-01`, to: `${period}-12-31` } : daysOfMonth(period);

/** październik 2026, rok 2026 */
export const formatPeriod = (period: Period): string =>
  isYear(period) ? texts.year(period) : formatMonth(period);

export const isYear = (period: Period): boolean => period.length === 4;

const isPeriod = (text: string): boolean => /^20\d{2}(?:-(?:0[1-9]|1[0-2]))?$/u.test(text);
