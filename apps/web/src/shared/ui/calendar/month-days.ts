/** Days are `YYYY-MM-DD`, months `YYYY-MM`, years `YYYY`; weeks begin on Monday. */

export const addDays = (day: string, count: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
};

export const addMonths = (month: string, count: number): string => {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 7);
};

/** The whole weeks that touch the month. */
export function listWeeks(month: string): string[][] {
  const first = `${month}-01`;
  const weeks: string[][] = [];
  for (
    let monday = addDays(first, -weekdayOf(first));
    monday.slice(0, 7) <= month;
    monday = addDays(monday, 7)
  ) {
    weeks.push(Array.from({ length: 7 }, (_, offset) => addDays(monday, offset)));
  }
  return weeks;
}

/** 0 is Monday, 6 Sunday. */
const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Classes are held from Friday to Sunday. */
export const isClassDay = (day: string): boolean => weekdayOf(day) >= firstClassWeekday;

export const firstClassWeekday = 4;
export const classDaysInWeek = 3;

/** All months of the span, newest first. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = last; month >= first; month = addMonths(month, -1)) months.push(month);
  return months;
}
