import { Button, CloseButton, VisuallyHidden } from '@mantine/core';
import { IconMapPin, IconNote, IconPencil, IconTrash, IconUser } from '@tabler/icons-react';
import { formatDateRange } from '#shared/lib/format.ts';
import type { CalendarEvent, EventActs } from './calendar-event.ts';
import { placeColour } from './calendar-event.ts';
import { calendarTexts } from './calendar.texts.ts';
import classes from './event-details.module.css';
import colours from './place-colours.module.css';

interface EventDetailsProps extends EventActs {
  event: CalendarEvent;
  titleId?: string;
  onClose?: () => void;
}

/** Everything about one event, and what may be done with it. */
export function EventDetails({ event, titleId, onClose, onEdit, onDelete }: EventDetailsProps) {
  return (
    <div className={`${classes['root']} ${colours['place']}`} data-place={placeColour(event.place.id)}>
      <div className={classes['head']}>
        <div>
          <div id={titleId} className={classes['title']}>
            {event.title}
          </div>
          <div className={classes['dates']}>{formatDateRange(event.from, event.to)}</div>
        </div>
        {onClose && <CloseButton onClick={onClose} aria-label={calendarTexts.close} data-autofocus />}
      </div>
      {event.person !== undefined && (
        <div className={classes['line']}>
          <IconUser size={17} stroke={1.75} aria-hidden />
          <VisuallyHidden>{calendarTexts.person}</VisuallyHidden>
          {event.person}
        </div>
      )}
      <div className={classes['line']}>
        <IconMapPin size={17} stroke={1.75} aria-hidden />
        <VisuallyHidden>{calendarTexts.place}</VisuallyHidden>
        {event.place.name}
      </div>
      {event.comment !== undefined && event.comment !== '' && (
        <div className={classes['line']}>
          <IconNote size={17} stroke={1.75} aria-hidden />
          <VisuallyHidden>{calendarTexts.comment}</VisuallyHidden>
          <span>{event.comment}</span>
        </div>
      )}
      {(event.can.edit || event.can.delete) && (
        <div className={classes['acts']}>
          {event.can.delete && (
            <Button
              variant="subtle"
              size="xs"
              className={classes['delete']}
              leftSection={<IconTrash size={17} stroke={1.75} />}
              onClick={() => onDelete(event)}
            >
              {calendarTexts.delete}
            </Button>
          )}
          {event.can.edit && (
            <Button
              variant="light"
              size="xs"
              leftSection={<IconPencil size={17} stroke={1.75} />}
              onClick={() => onEdit(event)}
            >
              {calendarTexts.edit}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
