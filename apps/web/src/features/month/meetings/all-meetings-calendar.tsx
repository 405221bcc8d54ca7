import type { AllMeetings } from '@indeks/contract/month/meetings/meetings.schemas';
import { today } from '#shared/lib/today.ts';
import { Agenda } from '#shared/ui/calendar/agenda.tsx';
import type { CalendarEvent } from '#shared/ui/calendar/calendar-event.ts';
import { MonthCalendar } from '#shared/ui/calendar/month-calendar.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import type { CalendarFilter } from '#data/month/meetings.ts';
import { CalendarStates, type CalendarResult } from './calendar-states.tsx';
import { MeetingsOfPlace, type MeetingHandlers } from './meetings-of-place.tsx';
import { gatherByPlace, markVacant } from './gathered-places.ts';
import { meetingsTexts as texts } from './meetings.texts.ts';

interface AllMeetingsCalendarProps extends MeetingHandlers {
  month: string;
  result: CalendarResult<AllMeetings>;
  /** The filter of the calendar by person. */
  lecturer: CalendarFilter['uid'];
  onAdd: ((day: string) => void) | undefined;
}

/** A month of everybody's sessions by place; who is there is shown when a place is opened. */
export function AllMeetingsCalendar({ month, result, lecturer, onAdd, ...acts }: AllMeetingsCalendarProps) {
  const phone = usePhone();
  if (!result.data) return <CalendarStates result={result} />;
  const { items, capped, can } = result.data;
  const isEmpty = items.every(({ places }) => places.length === 0);
  const calendar = {
    month,
    events: gatherByPlace(items),
    gathering: {
      marks: markVacant(items),
      members: (event: CalendarEvent, { onClose, titleId }: { onClose: () => void; titleId: string }) => (
        <MeetingsOfPlace {...{ event, lecturer, onClose, titleId, ...acts }} change={can.add} />
      ),
    },
    // The sessions grouped in an event are edited in their own list.
    onEdit: nothing,
    onDelete: nothing,
  };
  return (
    <>
      {isEmpty && <Notice tone="info">{texts.noneInCalendar}</Notice>}
      {capped && <Notice tone="info">{texts.manyPlaces}</Notice>}
      {phone ? <Agenda {...calendar} /> : <MonthCalendar {...calendar} today={today()} onAdd={onAdd} />}
    </>
  );
}

const nothing = () => undefined;
