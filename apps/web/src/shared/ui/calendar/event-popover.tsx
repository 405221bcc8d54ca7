import { Popover } from '@mantine/core';
import { useId, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { CalendarEvent, EventHandlers } from './calendar-event.ts';
import { EventList } from './event-list.tsx';
import classes from './event-details.module.css';

interface EventPopoverProps extends EventHandlers {
  events: readonly CalendarEvent[];
  /** Shown instead where there are more than the calendar knows of; gets what its events may do. */
  rest?: ((handlers: EventHandlers & { onClose: () => void; titleId: string }) => ReactNode) | undefined;
  /** Opened from the start, for the catalogue. */
  defaultOpened?: boolean;
  /** The bar, tile or "+N więcej" that opens it; it gets the focus back. */
  children: (open: () => void) => ReactElement;
}

export function EventPopover({
  events,
  rest,
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
  const handlers = { onEdit: closing(onEdit), onDelete: closing(onDelete), onClose: close, titleId };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" width={320} trapFocus returnFocus>
      <Popover.Target>{children(() => setOpened((before) => !before))}</Popover.Target>
      <Popover.Dropdown className={classes['dropdown']} aria-labelledby={`${titleId}-0`}>
        <div className={classes['moreList']}>
          {rest ? rest(handlers) : <EventList events={events} {...handlers} />}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
