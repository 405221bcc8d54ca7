import { daysBetween } from '@indeks/contract/common/months.rules';
import type { WorkTime } from '@indeks/contract/month/work-times/work-times.schemas';
import { formatDate, formatDateRange, formatNumericDate } from '#shared/lib/format.ts';
import { workTimesTexts as texts } from './work-times.texts.ts';

/** An entry, with those that were written together with it on other days. */
export type WrittenTimes = WorkTime & { also?: readonly WorkTime[] };

/** Its days in their order. */
export const listDays = ({ date, also = [] }: WrittenTimes): string[] =>
  [date, ...also.map((other) => other.date)].toSorted();

/** 12 października 2025 · Łódź · 6,5 godz., or 10–12 października 2025 · Łódź · 3 × 6,5 godz. */
export const timesInWords = (written: WrittenTimes): string => {
  const days = listDays(written);
  const hours = texts.hours(written.hours);
  return [daysInWords(days), written.city, days.length > 1 ? texts.times(days.length, hours) : hours].join(
    ' · ',
  );
};

const daysInWords = (days: readonly string[]): string => {
  const [first = '', last = first] = [days[0], days.at(-1)];
  if (first === last) return formatDate(first);
  return daysBetween(first, last) === days.length - 1
    ? formatDateRange(first, last)
    : days.map(formatNumericDate).join(', ');
};
