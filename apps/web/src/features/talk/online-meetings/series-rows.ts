import { bulkPauseMinutes, bulkStart } from '@indeks/contract/talk/online-meetings/online-meetings.keys';
import { dayAfter } from '#shared/lib/moments.ts';

interface SeriesRow {
  readonly date: string;
  readonly time: string;
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
