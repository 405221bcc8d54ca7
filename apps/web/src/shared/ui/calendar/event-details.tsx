import { Button, CloseButton, VisuallyHidden } from '@mantine/core';
import { IconMapPin, IconNote, IconPencil, IconTrash, IconUser } from '@tabler/icons-react';
import { formatDateRange } from '#shared/lib/format.ts';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import type { CalendarEvent, EventHandlers } from './calendar-event.ts';
import { placeColour } from './calendar-event.ts';
import { calendarTexts } from './calendar.texts.ts';
import classes from './event-details.module.css';
import colours from './place-colours.module.css';

interface EventDetailsProps extends EventHandlers {
  event: CalendarEvent;
  titleId?: string;
  onClose?: () => void;
}

/** Everything about one event, and what may be done with it. */
export function EventDetails({ event, titleId, onClose, onEdit, onDelete }: EventDetailsProps) {
  return (
    <div className={`${classes.root} ${colours.place}`} data-place={placeColour(event.place.id)}>
      <div className={classes.head}>
        <div>
          <div id={titleId} className={classes.title}>
            {event.title}
          </div>
          <div className={classes.dates}>{formatDateRange(event.from, event.to)}</div>
        </div>
        {onClose && <CloseButton onClick={onClose} aria-label={calendarTexts.close} data-autofocus />}
      </div>
      {event.person !== undefined && (
        <div className={classes.line}>
          <Icon of={IconUser} size={iconSizes.small} />
          <VisuallyHidden>{calendarTexts.person}</VisuallyHidden>
          {event.person}
        </div>
      )}
      <div className={classes.line}>
        <Icon of={IconMapPin} size={iconSizes.small} />
        <VisuallyHidden>{calendarTexts.place}</VisuallyHidden>
        {event.place.name}
      </div>
      {event.comment !== undefined && event.comment !== '' && (
        <div className={classes.line}>
          <Icon of={IconNote} size={iconSizes.small} />
          <VisuallyHidden>{calendarTexts.comment}</VisuallyHidden>
          <span>{event.comment}</span>
        </div>
      )}
      {(event.can.edit || event.can.delete) && (
        <div className={classes.actions}>
          {event.can.delete && (
            <Button
              variant="subtle"
              size="xs"
              className={classes.delete}
              leftSection={<Icon of={IconTrash} size={iconSizes.small} />}
              onClick={() => onDelete(event)}
            >
              {calendarTexts.delete}
            </Button>
          )}
          {event.can.edit && (
            <Button
              variant="light"
              size="xs"
              leftSection={<Icon of={IconPencil} size={iconSizes.small} />}
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
