import type { Meeting } from '@indeks/contract/month/meetings/meetings.schemas';
import { useQuery } from '@tanstack/react-query';
import { meetingsOfPlaceQuery, type CalendarFilter } from '#data/month/meetings.ts';
import type { CalendarEvent } from '#shared/ui/calendar/calendar-event.ts';
import { EventList } from '#shared/ui/calendar/event-list.tsx';
import type { OpenedEvents } from '#shared/ui/calendar/event-popover.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { AwaitedState } from '#shared/ui/page/awaited-state.tsx';
import { toEvent } from './meetings.rules.ts';
import { meetingsTexts as texts } from './meetings.texts.ts';

export interface MeetingHandlers {
  onEdit: (meeting: Meeting) => void;
  onRemove: (meeting: Meeting) => void;
}

interface MeetingsOfPlaceProps extends MeetingHandlers, Pick<OpenedEvents, 'onClose' | 'titleId'> {
  /** The place as an event of the calendar, and whom the calendar is narrowed to. */
  event: CalendarEvent;
  lecturer: CalendarFilter['uid'];
  change: boolean;
}

/** The lecturers at a place on a weekend, loaded when somebody opens it. */
export function MeetingsOfPlace({ event, lecturer, change, titleId, ...handlers }: MeetingsOfPlaceProps) {
  const { from, to, place } = event;
  const result = useQuery(meetingsOfPlaceQuery({ start: from, end: to, pid: place.id, uid: lecturer }));
  if (!result.data) return <AwaitedState result={result} failed={texts.loadFailed} rows={3} columns={1} />;
  const { items, total } = result.data;
  const acting = (act: (meeting: Meeting) => void) => (chosen: CalendarEvent) => {
    const meeting = items.find(({ id }) => id === chosen.id);
    handlers.onClose();
    if (meeting) act(meeting);
  };
  return (
    <>
      <EventList
        events={items.map((meeting) => toEvent(meeting, { change, withPerson: true }))}
        titleId={titleId}
        onEdit={acting(handlers.onEdit)}
        onDelete={acting(handlers.onRemove)}
      />
      {total > items.length && <Notice tone="warning">{texts.manyAtPlace}</Notice>}
    </>
  );
}
