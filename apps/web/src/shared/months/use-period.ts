import { firstDay, lastDay, monthOf } from '@indeks/contract/months/months.rules';
import { useSearchParams } from 'react-router';
import { formatMonth } from '#shared/lib/format.ts';
import { monthsTexts as texts } from './months.texts.ts';
import { today } from './today.ts';

/** `2026-10`, or `2026` for the whole year. */
export type Period = string;

/** The period of a screen of everybody, `?period=2026-10`; the current month needs no mention in the address. */
export function usePeriod() {
  const [params, setParams] = useSearchParams();
  const current = monthOf(today());
  const asked = params.get('period') ?? '';
  const period: Period = isPeriod(asked) ? asked : current;
  const setPeriod = (next: Period) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === current) after.delete('period');
        else after.set('period', next);
        // Another period is another list.
        after.delete('page');
        return after;
      },
      { preventScrollReset: true },
    );
  return { period, setPeriod, current };
}

export const daysOfPeriod = (period: Period): { from: string; to: string } =>
  isYear(period)
    ? { from: `${period}-01-01`, to: `${period}-12-31` }
    : { from: firstDay(period), to: lastDay(period) };

/** październik 2026, rok 2026 */
export const formatPeriod = (period: Period): string =>
  isYear(period) ? texts.year(period) : formatMonth(period);

export const isYear = (period: Period): boolean => period.length === 4;

const isPeriod = (text: string): boolean => /^20\d{2}(?:-(?:0[1-9]|1[0-2]))?$/u.test(text);
