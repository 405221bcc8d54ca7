import type { ReactNode } from 'react';
import type { EventListProps } from './event-list.tsx';

export interface CalendarEvent {
  id: number;
  title: string;
  /** First and last day; one day alone is both. */
  from: string;
  to: string;
  place: { id: number; name: string };
  /** Whose it is, where a calendar shows several people's. */
  person?: string | undefined;
  comment?: string | undefined;
  /** As the server decided. */
  can: { edit: boolean; delete: boolean };
}

export interface EventHandlers {
  onEdit: (event: CalendarEvent) => void;
  onDelete: (event: CalendarEvent) => void;
}

/** For a calendar that knows of each day only the first events: how many there are, and how the others are shown. */
export interface MoreEvents {
  totals: ReadonlyMap<string, number>;
  /** Loads the day and shows what is not `shown` already. */
  rest: (day: string, shown: ReadonlySet<number>, list: Omit<EventListProps, 'events'>) => ReactNode;
}

/** The same place has the same colour everywhere; see place-colours.module.css. */
export const placeColour = (placeId: number): number => (placeId - 1) % colourCount;

const colourCount = 8;
