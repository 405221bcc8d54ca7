import type { CalendarEvent, EventHandlers } from './calendar-event.ts';
import { EventDetails } from './event-details.tsx';

export interface EventListProps extends EventHandlers {
  events: readonly CalendarEvent[];
  onClose: () => void;
  /** The first event's title names the dialog that the list stands in. */
  titleId: string;
}

/** Events one under the other; the first one has the button that closes them all. */
export function EventList({ events, titleId, onClose, onEdit, onDelete }: EventListProps) {
  return events.map((event, index) => (
    <EventDetails
      key={event.id}
      event={event}
      titleId={`${titleId}-${index}`}
      {...(index === 0 && { onClose })}
      onEdit={onEdit}
      onDelete={onDelete}
    />
  ));
}
