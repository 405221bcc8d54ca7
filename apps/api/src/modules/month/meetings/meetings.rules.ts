import { daysAfter, daysFrom, listWeek } from '@indeks/contract/common/months.rules';
import type { AllMeetings } from '@indeks/contract/month/meetings/meetings.schemas';
import { isOn } from '@indeks/contract/common/flags';

/** The calendar has eight colours; a place keeps its own. */
const colours = 8;

export const chooseColour = (placeId: number): number => (placeId - 1) % colours;

/** From the first Friday to the last Sunday of the weekends that the days touch. */
export const widenToWeekends = (start: string, end: string): { from: string; to: string } => {
  // A Monday to Thursday leads to the weekend after it at the beginning, to the one before it at the end.
  const from = findFriday(start);
  const last = findFriday(end) > end ? daysAfter(findFriday(end), -7) : findFriday(end);
  return { from, to: daysAfter(last, 2) };
};

/** A place with one of its weekends, as the database counts them. */
export interface CountedPlace {
  readonly pid: number;
  readonly city: string;
  readonly active: number;
  /** Null, as all that follows, of a place without sessions. */
  readonly friday: string | null;
  readonly start: string;
  readonly end: string;
  readonly sessions: number;
  readonly lecturers: number;
}

/** Each weekend with its places, and with those in use where nobody teaches. */
export const arrangeWeekends = (
  { from, to }: { readonly from: string; readonly to: string },
  counted: readonly CountedPlace[],
  { marksVacant }: { readonly marksVacant: boolean },
): AllMeetings['items'] => {
  const inUse = new Map(
    counted.filter(({ active }) => isOn(active)).map(({ pid, city }) => [pid, { pid, cityName: city }]),
  );
  return daysFrom(from, to)
    .filter((day) => day === findFriday(day))
    .map((friday) => {
      const ofWeekend = counted.filter((place) => place.friday === friday);
      const taken = new Set(ofWeekend.map(({ pid }) => pid));
      return {
        friday,
        places: ofWeekend.map(({ pid, city, start, end, sessions, lecturers }) => ({
          pid,
          cityName: city,
          start,
          end,
          sessions,
          lecturers,
        })),
        vacant: marksVacant ? [...inUse.values()].filter(({ pid }) => !taken.has(pid)) : [],
      };
    });
};

const findFriday = (day: string): string => listWeek(day)[4] ?? day;
