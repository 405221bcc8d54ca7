import { UnstyledButton } from '@mantine/core';
import { formatDate, formatMonth } from '#shared/lib/format.ts';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { agendaTile } from './agenda-tile.ts';
import classes from './agenda.module.css';
import { placeColour } from './calendar-event.ts';
import type { CalendarEvent, EventHandlers, MoreEvents } from './calendar-event.ts';
import { calendarTexts } from './calendar.texts.ts';
import { EventPopover } from './event-popover.tsx';
import colours from './place-colours.module.css';

interface AgendaProps extends EventHandlers {
  month: string;
  events: readonly CalendarEvent[];
  more?: MoreEvents | undefined;
}

/** The month on a phone: one line per event. */
export function Agenda({ month, events, more, onEdit, onDelete }: AgendaProps) {
  if (events.length === 0) {
    return (
      <div className={classes['root']}>
        <EmptyState title={calendarTexts.noEvents} />
      </div>
    );
  }
  const inOrder = events.toSorted((one, other) => one.from.localeCompare(other.from) || one.id - other.id);
  return (
    <ul className={classes['root']} aria-label={calendarTexts.agendaOf(formatMonth(month))}>
      {inOrder.map((event) => (
        <li key={event.id}>
          <EventPopover events={[event]} onEdit={onEdit} onDelete={onDelete}>
            {(open) => <AgendaLine event={event} onOpen={open} />}
          </EventPopover>
        </li>
      ))}
      {more && <MoreLines events={events} more={more} onEdit={onEdit} onDelete={onDelete} />}
    </ul>
  );
}

/** A line for each day that has more than the agenda knows of. */
function MoreLines({
  events,
  more,
  ...handlers
}: EventHandlers & { events: readonly CalendarEvent[]; more: MoreEvents }) {
  return [...more.totals].map(([day, total]) => {
    const known = new Set(events.filter(({ from, to }) => from <= day && day <= to).map(({ id }) => id));
    if (total <= known.size) return null;
    return (
      <li key={day}>
        <EventPopover events={[]} rest={(list) => more.rest(day, known, list)} {...handlers}>
          {(open) => (
            <UnstyledButton className={classes['line']} onClick={open}>
              {calendarTexts.moreOn(total - known.size, formatDate(day))}
            </UnstyledButton>
          )}
        </EventPopover>
      </li>
    );
  });
}

/** Further props come from the popover that the line opens. */
function AgendaLine({ event, onOpen, ...target }: { event: CalendarEvent; onOpen: () => void }) {
  const tile = agendaTile(event);
  const detail = [event.place.name, event.comment].filter(Boolean).join(' · ');
  return (
    <UnstyledButton {...target} className={classes['line']} onClick={onOpen}>
      <span className={`${classes['tile']} ${colours['place']}`} data-place={placeColour(event.place.id)}>
        <span className={classes['days']}>{tile.days}</span>{' '}
        <span className={classes['months']}>{tile.months}</span>
      </span>
      <span className={classes['words']}>
        <strong>{event.person ?? event.title}</strong> <span className={classes['detail']}>{detail}</span>
      </span>
    </UnstyledButton>
  );
}
