import { daysAfter, daysBetween } from '@indeks/contract/months/months.rules';

/** The calendar has eight colours; a place keeps its own. */
const colours = 8;

export const colourOf = (placeId: number): number => (placeId - 1) % colours;

interface CountedSessions {
  readonly start: string;
  readonly end: string;
  readonly total: number;
}

/** How many weekends each day has, for the days that have any, in their order. */
export const totalsByDay = (counted: readonly CountedSessions[]): { date: string; total: number }[] => {
  const totals = new Map<string, number>();
  for (const { start, end, total } of counted)
    for (let day = 0; day <= daysBetween(start, end); day += 1) {
      const date = daysAfter(start, day);
      totals.set(date, (totals.get(date) ?? 0) + total);
    }
  return [...totals].map(([date, total]) => ({ date, total })).toSorted((a, b) => (a.date < b.date ? -1 : 1));
};
