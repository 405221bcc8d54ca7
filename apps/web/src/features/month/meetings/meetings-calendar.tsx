import type { Meeting } from '@indeks/contract/month/meetings/meetings.schemas';
import { today } from '#shared/lib/today.ts';
import { Agenda } from '#shared/ui/calendar/agenda.tsx';
import type { CalendarEvent } from '#shared/ui/calendar/calendar-event.ts';
import { MonthCalendar } from '#shared/ui/calendar/month-calendar.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import { CalendarStates, type CalendarResult } from './calendar-states.tsx';
import type { MeetingHandlers } from './meetings-of-place.tsx';
import { toEvent } from './meetings.rules.ts';
import { meetingsTexts as texts } from './meetings.texts.ts';

interface MeetingsCalendarProps extends MeetingHandlers {
  month: string;
  result: CalendarResult<{ items: readonly Meeting[] }>;
  /** Whether the meetings shown may be changed and deleted. */
  change: boolean;
  onAdd: ((day?: string) => void) | undefined;
}

/** A person's month of meetings: a calendar, on phones a list of dates. */
export function MeetingsCalendar({ month, result, change, onAdd, onEdit, onRemove }: MeetingsCalendarProps) {
  const phone = usePhone();
  if (!result.data) return <CalendarStates result={result} />;
  const { items } = result.data;
  const acting = (act: (meeting: Meeting) => void) => (event: CalendarEvent) => {
    const meeting = items.find(({ id }) => id === event.id);
    if (meeting) act(meeting);
  };
  const calendar = {
    month,
    events: items.map((meeting) => toEvent(meeting, { change })),
    onEdit: acting(onEdit),
    onDelete: acting(onRemove),
  };
  if (!phone) return <MonthCalendar {...calendar} today={today()} onAdd={onAdd} />;
  const first = onAdd && { action: { label: texts.add, onClick: () => onAdd() } };
  return <Agenda {...calendar} empty={{ text: texts.emptyHelp, ...first }} />;
}
