import { Popover } from '@mantine/core';
import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import type { CalendarEvent, EventHandlers } from './calendar-event.ts';
import { EventDetails } from './event-details.tsx';
import classes from './event-details.module.css';

interface EventPopoverProps extends EventHandlers {
  events: readonly CalendarEvent[];
  /** Opened from the start, for the catalogue. */
  defaultOpened?: boolean;
  /** The bar, tile or "+N więcej" that opens it; it gets the focus back. */
  children: (open: () => void) => ReactElement;
}

export function EventPopover({
  events,
  defaultOpened = false,
  onEdit,
  onDelete,
  children,
}: EventPopoverProps) {
  const [opened, setOpened] = useState(defaultOpened);
  const titleId = useId();
  const close = () => setOpened(false);
  const closing = (act: (event: CalendarEvent) => void) => (event: CalendarEvent) => {
    close();
    act(event);
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" width={320} trapFocus returnFocus>
      <Popover.Target>{children(() => setOpened((before) => !before))}</Popover.Target>
      <Popover.Dropdown className={classes['dropdown']} aria-labelledby={`${titleId}-0`}>
        <div className={classes['moreList']}>
          {events.map((event, index) => (
            <EventDetails
              key={event.id}
              event={event}
              titleId={`${titleId}-${index}`}
              {...(index === 0 && { onClose: close })}
              onEdit={closing(onEdit)}
              onDelete={closing(onDelete)}
            />
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
