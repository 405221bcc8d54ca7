import ical, { ICalCalendarMethod } from 'ical-generator';
import type { OnlineRow, Weekend } from './calendar-feeds.queries.ts';

interface CalendarContent {
  readonly name: string;
  readonly weekends: readonly Weekend[];
  readonly online: readonly OnlineRow[];
  readonly publicAddress: string;
  readonly now: Date;
}

const dayMs = 86_400_000;

/**
 * Moments are written in UTC, so that no change of the clocks moves them; weekends are whole days. An event keeps its uid,
 * by which a calendar knows it again. No address of Zoom is in it: the link leads to the portal.
 */
export const drawCalendar = ({ name, weekends, online, publicAddress, now }: CalendarContent): string => {
  const { host } = new URL(publicAddress);
  const calendar = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Indeks', product: 'kalendarz', language: 'PL' },
    ttl: 3600,
  });
  for (const { pid, place, address, start, end, lecturers } of weekends)
    calendar.createEvent({
      id: `zjazd-${pid}-${start}@${host}`,
      stamp: now,
      summary: `Zjazd: ${place}`,
      location: address === '' ? place : `${place}, ${address}`,
      description: `Prowadzący: ${lecturers}`,
      allDay: true,
      start: new Date(`${start}T00:00:00Z`),
      // The day after the last one, as the format wants it.
      end: new Date(Date.parse(`${end}T00:00:00Z`) + dayMs),
    });
  for (const { id, topic, starts_at, ends_at, version, course_name } of online)
    calendar.createEvent({
      id: `spotkanie-${id}@${host}`,
      stamp: now,
      sequence: version - 1,
      summary: topic,
      description: course_name,
      location: 'Zoom',
      url: new URL(`/online-meetings?meeting=${id}`, publicAddress).href,
      start: starts_at,
      end: ends_at,
    });
  return calendar.toString();
};
