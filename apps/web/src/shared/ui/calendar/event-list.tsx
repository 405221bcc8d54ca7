import type { CalendarEvent, EventHandlers } from './calendar-event.ts';
import { EventDetails } from './event-details.tsx';

interface EventListProps extends EventHandlers {
  events: readonly CalendarEvent[];
  /** Left out where the list stands under a title with the button that closes it. */
  onClose?: () => void;
  /** The first event's title names the dialog that the list stands in, unless that has a title of its own. */
  titleId: string;
}

/** Events one under the other; the first one may have the button that closes them all. */
export function EventList({ events, titleId, onClose, onEdit, onDelete }: EventListProps) {
  return events.map((event, index) => (
    <EventDetails
      key={event.id}
      event={event}
      titleId={`${titleId}-${index}`}
      {...(index === 0 && onClose && { onClose })}
      onEdit={onEdit}
      onDelete={onDelete}
    />
  ));
}
