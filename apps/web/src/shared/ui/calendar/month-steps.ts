import { addMonths } from './month-days.ts';

export const isWholeYear = (value: string): boolean => /^\d{4}$/u.test(value);

/** The month or year beside this one; undefined at the end of the span. */
export function stepFrom(
  value: string,
  step: 1 | -1,
  span: { first: string; last: string },
): string | undefined {
  const next = isWholeYear(value) ? String(Number(value) + step) : addMonths(value, step);
  const first = span.first.slice(0, next.length);
  const last = span.last.slice(0, next.length);
  return next >= first && next <= last ? next : undefined;
}
