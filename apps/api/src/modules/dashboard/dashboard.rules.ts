import { monthAfter } from '@indeks/contract/months/months.rules';
import { totalKm } from '@indeks/contract/trips/trips.rules';
import { totalHours } from '@indeks/contract/work-times/work-times.rules';
import type { MonthSum } from './dashboard.queries.ts';

/** Totals, twelve bars and this month's counts out of the sums of all months. */
export const cardsOf = (sums: readonly MonthSum[], month: string) => {
  const of = (kind: MonthSum['kind']) => sums.filter((sum) => sum.kind === kind);
  const valueIn = (kind: MonthSum['kind'], wanted: string) =>
    of(kind).find((sum) => sum.month === wanted)?.value ?? 0;
  const bars = (kind: MonthSum['kind']) =>
    twelveMonthsTo(month).map((each) => ({ month: each, value: valueIn(kind, each) }));
  const count = (kind: MonthSum['kind']) => of(kind).find((sum) => sum.month === month)?.entries ?? 0;
  return {
    times_total: totalHours(of('times').map(({ value }) => ({ hours: value }))),
    // The sums are of kilometres driven: there is nothing left to double.
    trips_total: totalKm(of('trips').map(({ value }) => ({ km: value, return_to_start: false }))),
    meetings_total: of('meetings').reduce((sum, { entries }) => sum + entries, 0),
    times: bars('times'),
    trips: bars('trips'),
    meetings: bars('meetings'),
    counts: { times: count('times'), trips: count('trips'), meetings: count('meetings') },
  };
};

const twelveMonthsTo = (month: string): string[] =>
  Array.from({ length: 12 }, (_, index) => monthAfter(month, index - 11));
