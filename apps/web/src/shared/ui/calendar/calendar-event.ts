import type { ReactNode } from 'react';
import { formatDateRange } from '#shared/lib/format.ts';
import { calendarTexts } from './calendar.texts.ts';
import type { OpenedEvents } from './event-popover.tsx';

export interface CalendarEvent {
  id: number;
  title: string;
  /** First and last day; one day alone is both. */
  from: string;
  to: string;
  place: { id: number; name: string };
  /** The person whose event it is, if a calendar shows several people's. */
  person?: string | undefined;
  comment?: string | undefined;
  /** How many it stands for, where an event gathers all of a place: "5 wykładowców". */
  gathers?: string | undefined;
  /** As the server decided. */
  can: { edit: boolean; delete: boolean };
}

export interface EventHandlers {
  onEdit: (event: CalendarEvent) => void;
  onDelete: (event: CalendarEvent) => void;
}

/** A warning about a weekend: in a few words, and its details. */
export interface WeekendMark {
  words: string;
  items: readonly { id: number; name: string }[];
}

/** For a calendar whose events each gather several: how they are shown, and marks of weekends by their Fridays. */
export interface Gathering {
  /** Loads and shows what the event stands for. */
  members: (event: CalendarEvent, list: OpenedEvents) => ReactNode;
  marks: ReadonlyMap<string, WeekendMark>;
}

/** The title and other texts of an opened event that groups several. */
export const titleGathered = (event: CalendarEvent, { members }: Gathering) => ({
  title: calendarTexts.gatheredTitle(event.place.name, formatDateRange(event.from, event.to)),
  draw: (opened: OpenedEvents) => members(event, opened),
});

/** An event in one line, for people who do not see its bar. */
export const nameEvent = ({ title, place, from, to, gathers }: CalendarEvent): string => {
  const days = formatDateRange(from, to);
  return gathers === undefined
    ? calendarTexts.eventName(title, place.name, days)
    : calendarTexts.gatheredName(place.name, gathers, days);
};

/** The same place has the same colour everywhere; see place-colours.module.css. */
export const placeColour = (placeId: number): number => (placeId - 1) % colourCount;

const colourCount = 8;
