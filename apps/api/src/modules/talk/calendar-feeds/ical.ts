import { formatGrosze, formatMonth } from '@indeks/contract/common/format';
import ical, { ICalCalendarMethod, type ICalCalendar } from 'ical-generator';
import type { Instalment, OnlineRow, Weekend } from './calendar-feeds.queries.ts';

export interface CalendarContent {
  readonly name: string;
  readonly weekends: readonly Weekend[];
  readonly online: readonly OnlineRow[];
  /** The last day on which a month may be sent. */
  readonly deadlines: readonly { readonly month: string; readonly day: string }[];
  readonly instalments: readonly Instalment[];
  readonly publicAddress: string;
  readonly stamp: Date;
}

const dayMs = 86_400_000;

/**
 * Moments are written in UTC, so that no change of the clocks moves them; weekends are whole days. An event keeps its uid,
 * by which a calendar knows it again, also when the portal moves to another address. No address of Zoom is in it: the link
 * leads to the portal.
 */
export const drawCalendar = (content: CalendarContent): string => {
  const { name, weekends, online, publicAddress, stamp } = content;
  const calendar = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Indeks', product: 'kalendarz', language: 'PL' },
    ttl: 3600,
  });
  for (const { pid, friday, place, address, start, end, lecturers } of weekends)
    calendar.createEvent({
      id: uidOf('zjazd', pid, friday),
      stamp,
      summary: `Zjazd: ${place}`,
      location: address === '' ? place : `${place}, ${address}`,
      description: `Prowadzący: ${lecturers}`,
      allDay: true,
      start: midnight(start),
      // The day after the last one, as the format wants it.
      end: new Date(midnight(end).getTime() + dayMs),
    });
  for (const { id, topic, starts_at, ends_at, version, course_name } of online)
    calendar.createEvent({
      id: uidOf('spotkanie', id),
      stamp,
      sequence: version - 1,
      summary: topic,
      description: course_name,
      location: 'Zoom',
      url: new URL(`/online-meetings?meeting=${id}`, publicAddress).href,
      start: starts_at,
      end: ends_at,
    });
  drawDays(calendar, content);
  return calendar.toString();
};

/** Days by which something is to be done. */
const drawDays = (calendar: ICalCalendar, content: CalendarContent): void => {
  const { deadlines, instalments, publicAddress, stamp } = content;
  const days = [
    ...deadlines.map(({ month, day }) => ({
      id: uidOf('termin', month),
      day,
      screen: '/dashboard',
      summary: `Termin wysłania rozliczeń: ${formatMonth(month)}`,
    })),
    ...instalments.map(({ day, amount }) => ({
      id: uidOf('rata', day),
      day,
      screen: '/student-payments',
      summary: `Termin wpłaty: ${formatGrosze(amount)}\u00a0zł`,
    })),
  ];
  for (const { id, day, screen, summary } of days)
    calendar.createEvent({
      id,
      stamp,
      summary,
      allDay: true,
      url: new URL(screen, publicAddress).href,
      start: midnight(day),
      end: new Date(midnight(day).getTime() + dayMs),
    });
};

const uidOf = (...parts: readonly (string | number)[]): string => `${parts.join('-')}@indeks`;

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);
