import { ActionIcon, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { UseRovingIndexReturnValue } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { formatDate, formatDateRange, formatWeekday } from '#shared/lib/format.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { placeColour } from './calendar-event.ts';
import type { CalendarEvent, EventHandlers, MoreEvents } from './calendar-event.ts';
import { calendarTexts } from './calendar.texts.ts';
import { EventPopover } from './event-popover.tsx';
import type { MonthCalendarProps } from './month-calendar.tsx';
import classes from './month-calendar.module.css';
import { isClassDay } from './month-days.ts';
import colours from './place-colours.module.css';
import { layoutWeek } from './week-layout.ts';
import type { Bar } from './week-layout.ts';

interface CalendarWeekProps extends MonthCalendarProps {
  week: readonly string[];
  addProps: (column: number) => ReturnType<UseRovingIndexReturnValue['getItemProps']>;
}

export function CalendarWeek(props: CalendarWeekProps) {
  const { week, events, more, openEventId, onEdit, onDelete } = props;
  const { bars, hidden, laneCount } = layoutWeek(week, events);
  return (
    <div
      className={classes['week']}
      style={{ gridTemplateRows: `2.5rem repeat(${Math.max(laneCount, 2)}, 1.875rem) minmax(0.25rem, 1fr)` }}
    >
      {week.map((day, column) => (
        <Day key={day} {...props} day={day} column={column} />
      ))}
      {bars.map((bar) => (
        <EventPopover
          key={bar.event.id}
          events={[bar.event]}
          defaultOpened={bar.event.id === openEventId && !bar.fromBefore}
          onEdit={onEdit}
          onDelete={onDelete}
        >
          {(open) => <EventBar bar={bar} onOpen={open} />}
        </EventPopover>
      ))}
      {week.map((day, column) => {
        const shown = bars.filter((bar) => bar.first <= column && column <= bar.last);
        return (
          <MoreOfDay
            key={day}
            day={day}
            events={hidden[column] ?? []}
            shown={new Set(shown.map((bar) => bar.event.id))}
            more={more}
            style={{ gridColumn: column + 1, gridRow: laneCount + 1 }}
            onEdit={onEdit}
            onDelete={onDelete}
          />
        );
      })}
    </div>
  );
}

interface MoreOfDayProps extends EventHandlers {
  day: string;
  events: readonly CalendarEvent[];
  shown: ReadonlySet<number>;
  more: MoreEvents | undefined;
  style: CSSProperties;
}

/** "+N więcej" of a day whose events find no room. */
function MoreOfDay({ day, events, shown, more, style, ...handlers }: MoreOfDayProps) {
  const count = Math.max(events.length, (more?.totals.get(day) ?? 0) - shown.size);
  if (count === 0) return null;
  const rest = more && count > events.length ? more.rest : undefined;
  return (
    <EventPopover events={events} rest={rest && ((list) => rest(day, shown, list))} {...handlers}>
      {(open) => (
        <UnstyledButton
          className={classes['more']}
          style={style}
          aria-label={calendarTexts.moreOn(count, formatDate(day))}
          onClick={open}
        >
          {calendarTexts.more(count)}
        </UnstyledButton>
      )}
    </EventPopover>
  );
}

function Day({
  day,
  column,
  month,
  today,
  onAdd,
  addProps,
}: CalendarWeekProps & { day: string; column: number }) {
  const inMonth = day.slice(0, 7) === month;
  const isToday = day === today;
  return (
    <div
      className={classes['day']}
      style={{ gridColumn: column + 1 }}
      data-class-day={isClassDay(day) || undefined}
      data-outside={!inMonth || undefined}
    >
      <time dateTime={day} className={classes['number']} data-today={isToday || undefined}>
        {Number(day.slice(8))}
        {isToday && <VisuallyHidden>{` ${calendarTexts.today}`}</VisuallyHidden>}
      </time>
      {onAdd && inMonth && isClassDay(day) && (
        <ActionIcon
          {...addProps(column)}
          variant="light"
          size={28}
          className={classes['add']}
          aria-label={calendarTexts.addOn(`${formatWeekday(day)}, ${formatDate(day)}`)}
          onClick={() => onAdd(day)}
        >
          <Icon of={IconPlus} />
        </ActionIcon>
      )}
    </div>
  );
}

/** Further props come from the popover that the bar opens. */
function EventBar({ bar, onOpen, ...target }: { bar: Bar; onOpen: () => void }) {
  const { event, first, last, lane } = bar;
  return (
    <UnstyledButton
      {...target}
      className={`${classes['bar']} ${colours['place']}`}
      data-place={placeColour(event.place.id)}
      data-from-before={bar.fromBefore || undefined}
      data-to-after={bar.toAfter || undefined}
      style={{ gridColumn: `${first + 1} / ${last + 2}`, gridRow: lane + 2 }}
      aria-label={calendarTexts.eventName(
        event.person ?? event.title,
        event.place.name,
        formatDateRange(event.from, event.to),
      )}
      onClick={onOpen}
    >
      <strong>{event.person ?? event.title}</strong> {event.place.name}
    </UnstyledButton>
  );
}
