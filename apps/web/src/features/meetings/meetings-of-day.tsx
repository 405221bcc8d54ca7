import type { Meeting } from '@indeks/contract/meetings/meetings.schemas';
import { useQuery } from '@tanstack/react-query';
import { meetingsOfDayQuery } from '#data/meetings.ts';
import type { CalendarEvent } from '#shared/ui/calendar/calendar-event.ts';
import { EventList } from '#shared/ui/calendar/event-list.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { ErrorState } from '#shared/ui/page/error-state.tsx';
import { LoadingState } from '#shared/ui/page/loading-state.tsx';
import { eventOf } from './meetings.rules.ts';
import { meetingsTexts as texts } from './meetings.texts.ts';

interface MeetingsOfDayProps {
  day: string;
  /** Those that the calendar shows already. */
  shown: ReadonlySet<number>;
  change: boolean;
  onEdit: (meeting: Meeting) => void;
  onRemove: (meeting: Meeting) => void;
  onClose: () => void;
  titleId: string;
}

/** The other meetings of a day, loaded when somebody wants to see them. */
export function MeetingsOfDay({
  day,
  shown,
  change,
  onEdit,
  onRemove,
  onClose,
  titleId,
}: MeetingsOfDayProps) {
  const result = useQuery(meetingsOfDayQuery(day));
  if (!result.data) {
    return result.isError ? (
      <ErrorState
        title={texts.loadFailed}
        onRetry={() => void result.refetch()}
        retrying={result.isFetching}
      />
    ) : (
      <LoadingState rows={3} columns={1} />
    );
  }
  const { items, total } = result.data;
  const acting = (act: (meeting: Meeting) => void) => (event: CalendarEvent) => {
    const meeting = items.find(({ id }) => id === event.id);
    onClose();
    if (meeting) act(meeting);
  };
  const others = items.filter(({ id }) => !shown.has(id));
  return (
    <>
      <EventList
        events={others.map((meeting) => eventOf(meeting, { change, withPerson: true }))}
        titleId={titleId}
        onClose={onClose}
        onEdit={acting(onEdit)}
        onDelete={acting(onRemove)}
      />
      {total > items.length && <Notice tone="warning">{texts.capped}</Notice>}
    </>
  );
}
