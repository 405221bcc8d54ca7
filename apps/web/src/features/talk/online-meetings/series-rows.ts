import { bulkPauseMinutes, bulkStart } from '@indeks/contract/talk/online-meetings/online-meetings.keys';
import { daysAfter, daysFrom, weekday } from '@indeks/contract/common/months.rules';
import { dayAfter } from '#shared/lib/moments.ts';

interface SeriesRow {
  readonly date: string;
  readonly time: string;
}

export interface FullRow extends SeriesRow {
  readonly topic: string;
}

/** The next row begins a pause after the end of the one before it; past midnight on the next day at the usual time. */
export const rowAfter = (row: SeriesRow | undefined, duration: number, today: string) => {
  if (!row) return { topic: '', date: today, time: bulkStart };
  const [hours = NaN, minutes = NaN] = row.time.split(':').map(Number);
  const start = hours * 60 + minutes + duration + bulkPauseMinutes;
  if (Number.isNaN(start)) return { topic: '', date: row.date, time: bulkStart };
  if (start >= 24 * 60) return { topic: '', date: dayAfter(row.date), time: bulkStart };
  return { topic: '', date: row.date, time: `${two(Math.floor(start / 60))}:${two(start % 60)}` };
};

const two = (number: number): string => String(number).padStart(2, '0');

/** 'Wykład 1' becomes 'Wykład 2', 'Wykład' becomes 'Wykład 2'; without a topic there is nothing to number. */
export const numberTopic = (topic: string, steps = 1): string => {
  const words = topic.trim();
  if (words === '') return '';
  const [, before = words, number = '1'] = /^(.*?\D)\s*(\d{1,3})$/.exec(words) ?? [];
  return `${before} ${Number(number) + steps}`.trim();
};

/** A row again, after it and with the next number in its topic. */
export const duplicateRow = (row: FullRow, duration: number): FullRow => ({
  ...rowAfter(row, duration, row.date),
  topic: numberTopic(row.topic),
});

/** The same hour on other days, numbered on. */
export const repeatOn = (row: FullRow, days: readonly string[]): FullRow[] =>
  days.map((date, index) => ({ date, time: row.time, topic: numberTopic(row.topic, index + 1) }));

export const weeklyDays = (date: string, weeks: 1 | 2, times: number): string[] =>
  Array.from({ length: times }, (_, index) => daysAfter(date, 7 * weeks * (index + 1)));

interface Weekend {
  readonly start: string;
  readonly end: string;
}

/** Picks from each weekend after the day the same weekday, else the Saturday, else the first day. */
export const weekendDays = (date: string, weekends: readonly Weekend[]): string[] =>
  weekends
    .filter(({ start }) => start > date)
    .map(({ start, end }) => {
      const days = daysFrom(start, end);
      const same = days.find((day) => weekday(day) === weekday(date));
      return same ?? days.find((day) => weekday(day) === 6) ?? start;
    });
