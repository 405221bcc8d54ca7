import { z } from 'zod';

/** Dates are 'YYYY-MM-DD' strings and months 'YYYY-MM' from the database to the screen. */
export const isRealDate = (text: string): boolean => {
  // The calendar has no year 0, and the database refuses it.
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return day >= 1 && day <= lastDayOf(year, month);
};

/** By figures alone, since files of banks have tens of thousands of dates; 0 for a month that does not exist. */
const lastDayOf = (year: number, month: number): number => {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeap ? 29 : (monthLengths[month - 1] ?? 0);
};
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export const dateString = z.string().refine(isRealDate, { error: 'Podaj datę w formacie RRRR-MM-DD' });

/** In forms: without a day its own sentence, with something else the format. */
export const requiredDate = (required: string) =>
  z.string({ error: required }).min(1, { error: required, abort: true }).pipe(dateString);

/** Bounds of a date picker with a first day. The last day depends on today, which a schema does not know. */
export const dateFrom = (earliest: string, { required, tooEarly }: { required: string; tooEarly: string }) =>
  z
    .string({ error: required })
    .min(1, { error: required, abort: true })
    .refine(isRealDate, { error: 'Podaj datę w formacie RRRR-MM-DD', abort: true })
    .refine((date) => date >= earliest, { error: tooEarly });

export const monthString = z
  .string()
  .regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/, { error: 'Podaj miesiąc w formacie RRRR-MM' });

/** A moment, in UTC. */
export const timestamp = z.iso.datetime();
