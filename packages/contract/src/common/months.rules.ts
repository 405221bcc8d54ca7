/** Months are 'YYYY-MM', days 'YYYY-MM-DD': both sort and compare as text. */
export const monthOf = (date: string): string => date.slice(0, 7);

export const firstDay = (month: string): string => `${month}-01`;

export const lastDay = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

export const monthAfter = (month: string, steps = 1): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + steps, 1)).toISOString().slice(0, 7);
};

const graceDays = 5;

/** The open-month rule: this month, and until the fifth also the previous one. */
export const openMonths = (today: string): readonly string[] => {
  const current = monthOf(today);
  return Number(today.slice(8, 10)) <= graceDays ? [current, monthAfter(current, -1)] : [current];
};

/** The last day on which a month may be filled in without having been rejected. */
export const lastDayToSend = (month: string): string => `${monthAfter(month)}-0${graceDays}`;

/** Hours and trips: nothing ahead of time, nothing older than the open months. */
export const isOpenForRecords = (date: string, today: string): boolean =>
  openMonths(today).includes(monthOf(date));

/** Weekends may be planned ahead. */
export const isOpenForMeetings = (date: string, today: string): boolean =>
  monthOf(date) > monthOf(today) || isOpenForRecords(date, today);

/** Monday is 1, Sunday is 7. */
export const weekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

export const isWeekendDay = (date: string): boolean => weekday(date) >= 5;

export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000;

/** The date that many days later; negative is earlier. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Each day from the first to the last. */
export const daysFrom = (first: string, last: string): string[] =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => daysAfter(first, index));

/** Monday to Sunday of the day's week. */
export const listWeek = (date: string): string[] => {
  const monday = daysAfter(date, 1 - weekday(date));
  return daysFrom(monday, daysAfter(monday, 6));
};

/** From the first to the last day of one month. */
export const isWholeMonth = (from: string, to: string): boolean =>
  from === firstDay(monthOf(from)) && to === lastDay(monthOf(from));

export const isAtMostAYear = (from: string, to: string): boolean => {
  const days = daysBetween(from, to);
  return days >= 0 && days <= 366;
};

/** The same day of the next month, or its last day where that month is shorter. */
export const oneMonthAfter = (date: string): string => sameDayIn(monthAfter(monthOf(date)), date);
export const oneMonthBefore = (date: string): string => sameDayIn(monthAfter(monthOf(date), -1), date);

const sameDayIn = (month: string, date: string): string => {
  const last = lastDay(month);
  const same = firstDay(month).slice(0, 8) + date.slice(8, 10);
  return same > last ? last : same;
};
