export interface MonthCell {
  day: number;
  /** Monday is 1. */
  weekday: number;
  week: number;
}

/** The days of a month with their places in a grid whose weeks start on Monday. */
export function monthGrid(year: number, month: number): MonthCell[] {
  const offset = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7;
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Array.from({ length: days }, (_, index) => ({
    day: index + 1,
    weekday: ((offset + index) % 7) + 1,
    week: Math.floor((offset + index) / 7) + 1,
  }));
}

/** The current month in Poland. */
export function monthInWarsaw(now: Date): { year: number; month: number } {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Warsaw',
    year: 'numeric',
    month: 'numeric',
  });
  const value = (type: string) => Number(parts.formatToParts(now).find((part) => part.type === type)?.value);
  return { year: value('year'), month: value('month') };
}
