import { CloseButton, Popover } from '@mantine/core';
import { useId, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { CalendarEvent, EventHandlers } from './calendar-event.ts';
import { calendarTexts } from './calendar.texts.ts';
import classes from './event-details.module.css';
import { EventList } from './event-list.tsx';

/** Props of the content of an opened popover. */
export interface OpenedEvents extends EventHandlers {
  onClose: () => void;
  /** Begins the ids of its events' titles. */
  titleId: string;
}

interface EventPopoverProps extends EventHandlers {
  events: readonly CalendarEvent[];
  /** Shown under its own title instead of the events. */
  titled?: { title: string; draw: (opened: OpenedEvents) => ReactNode } | undefined;
  /** Opened from the start, for the catalogue. */
  defaultOpened?: boolean;
  /** The bar, tile or "+N więcej" that opens it; it gets the focus back. */
  children: (open: () => void) => ReactElement;
}

export function EventPopover({
  events,
  titled,
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
  const handlers = { onEdit: closing(onEdit), onDelete: closing(onDelete), onClose: close };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" width={320} trapFocus returnFocus>
      <Popover.Target>{children(() => setOpened((before) => !before))}</Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-labelledby={`${titleId}-0`}>
        {titled && (
          <div className={classes.head}>
            <div id={`${titleId}-0`} className={classes.title}>
              {titled.title}
            </div>
            <CloseButton onClick={close} aria-label={calendarTexts.close} data-autofocus />
          </div>
        )}
        <div className={classes.moreList}>
          {titled ? (
            titled.draw({ ...handlers, titleId: `${titleId}-of` })
          ) : (
            <EventList events={events} {...handlers} titleId={titleId} />
          )}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
