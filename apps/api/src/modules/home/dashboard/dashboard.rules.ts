import type { MonthTask } from '@indeks/contract/home/dashboard/dashboard.schemas';
import {
  lastDayToSend,
  monthAfter,
  monthOf,
  openMonths,
  listWeek,
} from '@indeks/contract/common/months.rules';
import type { ReportType } from '@indeks/contract/common/report-types';
import { reportStatus } from '@indeks/contract/month/monthly-reports/report-status';
import { totalKm } from '@indeks/contract/month/trips/trips.rules';
import { totalHours } from '@indeks/contract/month/work-times/work-times.rules';
import type { ReportRow } from '#modules/month/monthly-reports/index.ts';
import type { MonthSum } from './dashboard.queries.ts';

/** Friday to Sunday of the day's week: the weekend that comes or goes on. */
export const findWeekend = (day: string): { readonly start: string; readonly end: string } => {
  const [start = day, , end = day] = listWeek(day).slice(fridayIndex);
  return { start, end };
};
const fridayIndex = 4;

/** Totals, twelve bars and this month's counts out of the sums of all months. */
export const sumUpMonths = (sums: readonly MonthSum[], month: string) => {
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

interface OwnMonths {
  /** The kinds of reports that the person sends. */
  readonly types: readonly ReportType[];
  readonly sums: readonly MonthSum[];
  /** Reports of the open months, and rejected ones. */
  readonly reports: readonly ReportRow[];
  readonly today: string;
}

/** Tasks about a person's months: rejected ones, then open ones that are not sent, the older first. */
export const listTasks = ({ types, sums, reports, today }: OwnMonths): MonthTask[] => {
  const entriesIn = (type: ReportType, month: string) =>
    sums.find((sum) => sum.kind === kinds[type] && sum.month === month)?.entries ?? 0;
  const rejected = reports
    .filter(({ status, type }) => status === reportStatus.rejected && types.includes(type))
    .map(({ type, month, reason }): MonthTask => {
      const entries = entriesIn(type, monthOf(month));
      return { kind: 'rejected', type, month: monthOf(month), reason, until: null, entries };
    });
  const isSent = (type: ReportType, month: string) =>
    reports.some((report) => report.type === type && monthOf(report.month) === month);
  const unsent = openMonths(today)
    .toSorted()
    .flatMap((month) => types.map((type) => ({ type, month, entries: entriesIn(type, month) })))
    .filter(({ type, month, entries }) => entries > 0 && !isSent(type, month))
    .map(({ type, month, entries }): MonthTask => {
      const until = lastDayToSend(month);
      return { kind: 'unsent', type, month, reason: null, until, entries };
    });
  return [...rejected, ...unsent];
};

const kinds: Readonly<Record<ReportType, MonthSum['kind']>> = {
  czas: 'times',
  przejazd: 'trips',
  zjazd: 'meetings',
};

const twelveMonthsTo = (month: string): string[] =>
  Array.from({ length: 12 }, (_, index) => monthAfter(month, index - 11));
