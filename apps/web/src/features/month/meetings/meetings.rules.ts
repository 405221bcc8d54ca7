import { daysAfter, daysBetween, weekday } from '@indeks/contract/common/months.rules';
import type { Meeting } from '@indeks/contract/month/meetings/meetings.schemas';
import type { CalendarEvent } from '#shared/ui/calendar/calendar-event.ts';

/** From the Friday to the Sunday around a day of a weekend. */
export const findWeekend = (day: string): { min: string; max: string } => {
  const friday = daysAfter(day, 5 - weekday(day));
  return { min: friday, max: daysAfter(friday, 2) };
};

/** How many days the meetings take together; a day with two of them counts twice. */
export const countDays = (meetings: readonly Pick<Meeting, 'start' | 'end'>[]): number =>
  meetings.reduce((sum, { start, end }) => sum + daysBetween(start, end) + 1, 0);

interface Shown {
  change: boolean;
  withPerson?: boolean;
}

export const toEvent = (meeting: Meeting, { change, withPerson = false }: Shown): CalendarEvent => ({
  id: meeting.id,
  title: meeting.name,
  from: meeting.start,
  to: meeting.end,
  place: { id: meeting.pid, name: meeting.cityName },
  comment: meeting.comment,
  can: { edit: change, delete: change },
  ...(withPerson && { person: meeting.username }),
});
