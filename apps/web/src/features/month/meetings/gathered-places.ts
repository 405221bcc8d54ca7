import type { AllMeetings } from '@indeks/contract/month/meetings/meetings.schemas';
import type { CalendarEvent, WeekendMark } from '#shared/ui/calendar/calendar-event.ts';
import { meetingsTexts as texts } from './meetings.texts.ts';

type Weekends = AllMeetings['items'];

/** An event for each place and weekend; numbered in the order of the places, which decides between equal days. */
export const gatherByPlace = (weekends: Weekends): CalendarEvent[] =>
  weekends
    .flatMap(({ places }) => places)
    .map(({ pid, cityName, start, end, lecturers }, index) => ({
      id: index,
      title: cityName,
      from: start,
      to: end,
      place: { id: pid, name: cityName },
      gathers: texts.lecturers(lecturers),
      can: { edit: false, delete: false },
    }));

/** By its Friday each weekend on which places have no lecturer. */
export const markVacant = (weekends: Weekends): ReadonlyMap<string, WeekendMark> =>
  new Map(
    weekends
      .filter(({ vacant }) => vacant.length > 0)
      .map(({ friday, vacant }) => [
        friday,
        {
          words: texts.vacant(vacant.length),
          items: vacant.map(({ pid, cityName }) => ({ id: pid, name: cityName })),
        },
      ]),
  );
