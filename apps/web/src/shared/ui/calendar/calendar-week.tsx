import { ActionIcon, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { UseRovingIndexReturnValue } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useState, type CSSProperties } from 'react';
import { formatDate, formatDateRange, formatWeekday } from '#shared/lib/format.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { nameEvent, placeColour, titleGathered } from './calendar-event.ts';
import type { CalendarEvent, EventHandlers } from './calendar-event.ts';
import { calendarTexts } from './calendar.texts.ts';
import { EventPopover } from './event-popover.tsx';
import type { MonthCalendarProps } from './month-calendar.tsx';
import classes from './month-calendar.module.css';
import { addDays, firstClassWeekday, isClassDay } from './month-days.ts';
import colours from './place-colours.module.css';
import { layoutWeek } from './week-layout.ts';
import type { Bar, WeekLayout } from './week-layout.ts';
import { WeekendMarkLine } from './weekend-mark-line.tsx';

interface CalendarWeekProps extends MonthCalendarProps {
  week: readonly string[];
  addProps: (column: number) => ReturnType<UseRovingIndexReturnValue['getItemProps']>;
}

export function CalendarWeek(props: CalendarWeekProps) {
  const { week, events, gathering } = props;
  const [opened, setOpened] = useState(false);
  const lanes = gathering && (opened ? Infinity : gatheredLanes);
  const layout = layoutWeek(week, events, lanes);
  const friday = week[firstClassWeekday] ?? '';
  const mark = gathering?.marks.get(friday);
  // The button that closes an opened week has a line of its own; the one that opens it stands in the last lane.
  const openerRow = layout.laneCount + (opened ? 2 : 1);
  const lines = openerRow - (mark ? 0 : 1);
  return (
    <div
      className={classes.week}
      style={{ gridTemplateRows: `2.5rem repeat(${Math.max(lines, 2)}, 1.875rem) minmax(0.25rem, 1fr)` }}
    >
      {week.map((day, column) => (
        <Day key={day} {...props} day={day} column={column} />
      ))}
      <Bars {...props} bars={layout.bars} />
      {gathering ? (
        <WeekOpener
          friday={friday}
          hidden={new Set(layout.hidden.flat()).size}
          opened={opened}
          onToggle={() => setOpened((before) => !before)}
          row={openerRow}
        />
      ) : (
        <MoreOfDays {...props} layout={layout} />
      )}
      {mark && (
        <WeekendMarkLine
          friday={friday}
          mark={mark}
          style={{ gridColumn: weekendColumns, gridRow: openerRow + 1 }}
        />
      )}
    </div>
  );
}

function Bars({
  bars,
  gathering,
  openEventId,
  onEdit,
  onDelete,
}: CalendarWeekProps & { bars: readonly Bar[] }) {
  return bars.map((bar) => (
    <EventPopover
      key={bar.event.id}
      events={[bar.event]}
      titled={gathering && titleGathered(bar.event, gathering)}
      defaultOpened={bar.event.id === openEventId && !bar.fromBefore}
      onEdit={onEdit}
      onDelete={onDelete}
    >
      {(open) => <EventBar bar={bar} onOpen={open} />}
    </EventPopover>
  ));
}

function MoreOfDays({ week, layout, onEdit, onDelete }: CalendarWeekProps & { layout: WeekLayout }) {
  return week.map((day, column) => (
    <MoreOfDay
      key={day}
      day={day}
      events={layout.hidden[column] ?? []}
      style={{ gridColumn: column + 1, gridRow: layout.laneCount + 1 }}
      onEdit={onEdit}
      onDelete={onDelete}
    />
  ));
}

/** One more than of single events, since all of a weekend's places often take the same three days. */
const gatheredLanes = 4;
const weekendColumns = `${firstClassWeekday + 1} / -1`;

interface WeekOpenerProps {
  friday: string;
  hidden: number;
  opened: boolean;
  onToggle: () => void;
  row: number;
}

/** "+N więcej" of a whole week, which then shows everything. */
function WeekOpener({ friday, hidden, opened, onToggle, row }: WeekOpenerProps) {
  if (!opened && hidden === 0) return null;
  const days = formatDateRange(friday, addDays(friday, 2));
  return (
    <UnstyledButton
      className={classes.more}
      style={{ gridColumn: weekendColumns, gridRow: row }}
      aria-label={opened ? calendarTexts.fewerOn(days) : calendarTexts.moreOn(hidden, days)}
      aria-expanded={opened}
      onClick={onToggle}
    >
      {opened ? calendarTexts.fewer : calendarTexts.more(hidden)}
    </UnstyledButton>
  );
}

interface MoreOfDayProps extends EventHandlers {
  day: string;
  events: readonly CalendarEvent[];
  style: CSSProperties;
}

/** "+N więcej" of a day whose events find no room. */
function MoreOfDay({ day, events, style, ...handlers }: MoreOfDayProps) {
  if (events.length === 0) return null;
  return (
    <EventPopover events={events} {...handlers}>
      {(open) => (
        <UnstyledButton
          className={classes.more}
          style={style}
          aria-label={calendarTexts.moreOn(events.length, formatDate(day))}
          onClick={open}
        >
          {calendarTexts.more(events.length)}
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
      className={classes.day}
      style={{ gridColumn: column + 1 }}
      data-class-day={isClassDay(day) || undefined}
      data-outside={!inMonth || undefined}
    >
      <time dateTime={day} className={classes.number} data-today={isToday || undefined}>
        {Number(day.slice(8))}
        {isToday && <VisuallyHidden>{` ${calendarTexts.today}`}</VisuallyHidden>}
      </time>
      {onAdd && inMonth && isClassDay(day) && (
        <ActionIcon
          {...addProps(column)}
          variant="light"
          size={28}
          className={classes.add}
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
      className={`${classes.bar} ${colours.place}`}
      data-place={placeColour(event.place.id)}
      data-from-before={bar.fromBefore || undefined}
      data-to-after={bar.toAfter || undefined}
      style={{ gridColumn: `${first + 1} / ${last + 2}`, gridRow: lane + 2 }}
      aria-label={nameEvent(event)}
      onClick={onOpen}
    >
      <strong>{event.gathers === undefined ? event.title : event.place.name}</strong>{' '}
      {event.gathers ?? event.place.name}
    </UnstyledButton>
  );
}
