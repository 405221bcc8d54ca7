import { z } from 'zod';

/** Dates are 'YYYY-MM-DD' strings and months 'YYYY-MM' from the database to the screen. */
export const isRealDate = (text: string): boolean => {
  // The calendar has no year 0, and the database refuses it.
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

export const dateString = z.string().refine(isRealDate, { error: 'Podaj datę w formacie RRRR-MM-DD' });

/** In forms: without a day its own sentence, with something else the format. */
export const requiredDate = (required: string) =>
  z.string().min(1, { error: required, abort: true }).pipe(dateString);

/** Of a picker that begins on a day. Where it ends depends on today, which a schema does not know. */
export const dateFrom = (earliest: string, { required, tooEarly }: { required: string; tooEarly: string }) =>
  z
    .string()
    .min(1, { error: required, abort: true })
    .refine(isRealDate, { error: 'Podaj datę w formacie RRRR-MM-DD', abort: true })
    .refine((date) => date >= earliest, { error: tooEarly });

export const monthString = z
  .string()
  .regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/, { error: 'Podaj miesiąc w formacie RRRR-MM' });

/** A moment, in UTC. */
export const timestamp = z.iso.datetime();
