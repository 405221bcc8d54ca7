import type { Meeting } from '@indeks/contract/meetings/meetings.schemas';
import { today } from '#shared/lib/today.ts';
import { Agenda } from '#shared/ui/calendar/agenda.tsx';
import type { CalendarEvent, MoreEvents } from '#shared/ui/calendar/calendar-event.ts';
import { MonthCalendar } from '#shared/ui/calendar/month-calendar.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { ErrorState } from '#shared/ui/page/error-state.tsx';
import { LoadingState } from '#shared/ui/page/loading-state.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import { MeetingsOfDay } from './meetings-of-day.tsx';
import { eventOf } from './meetings.rules.ts';
import { meetingsTexts as texts } from './meetings.texts.ts';

interface MeetingsCalendarProps {
  month: string;
  result: {
    data: { items: readonly Meeting[] } | undefined;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Whether the meetings shown may be changed and deleted, and new ones added. */
  change: boolean;
  onAdd: ((day: string) => void) | undefined;
  onEdit: (meeting: Meeting) => void;
  onRemove: (meeting: Meeting) => void;
  /** For a calendar of several people. */
  withPerson?: boolean;
  /** Where only the first sessions of each day come: how many there are. */
  days?: readonly { date: string; total: number }[] | undefined;
}

type RestList = Parameters<MoreEvents['rest']>[2];

/** A month of meetings: a calendar, on phones a list of dates. */
export function MeetingsCalendar({ month, result, ...props }: MeetingsCalendarProps) {
  const phone = usePhone();
  const { change, onAdd, onEdit, onRemove, withPerson = false, days } = props;
  if (!result.data) {
    return (
      <Card flush>
        {result.isError ? (
          <ErrorState
            title={texts.loadFailed}
            onRetry={() => void result.refetch()}
            retrying={result.isFetching}
          />
        ) : (
          <LoadingState rows={5} columns={7} />
        )}
      </Card>
    );
  }
  const { items } = result.data;
  const acting = (act: (meeting: Meeting) => void) => (event: CalendarEvent) => {
    const meeting = items.find(({ id }) => id === event.id);
    if (meeting) act(meeting);
  };
  const calendar = {
    month,
    events: items.map((meeting) => eventOf(meeting, { change, withPerson })),
    onEdit: acting(onEdit),
    onDelete: acting(onRemove),
    more: days && {
      totals: new Map(days.map(({ date, total }) => [date, total])),
      rest: (day: string, shown: ReadonlySet<number>, { onClose, titleId }: RestList) => (
        <MeetingsOfDay {...{ day, shown, change, onClose, titleId, onEdit, onRemove }} />
      ),
    },
  };
  return phone ? <Agenda {...calendar} /> : <MonthCalendar {...calendar} today={today()} onAdd={onAdd} />;
}
