import { useRovingIndex } from '@mantine/hooks';
import { formatMonth } from '#shared/lib/format.ts';
import type { CalendarEvent, EventHandlers, Gathering } from './calendar-event.ts';
import { CalendarWeek } from './calendar-week.tsx';
import { calendarTexts } from './calendar.texts.ts';
import classes from './month-calendar.module.css';
import { classDaysInWeek, firstClassWeekday, listWeeks } from './month-days.ts';

export interface MonthCalendarProps extends EventHandlers {
  month: string;
  today: string;
  events: readonly CalendarEvent[];
  /** Where each event gathers several: a week that holds more of them than it shows is opened as a whole. */
  gathering?: Gathering | undefined;
  /** Left out when nothing may be added to this month. */
  onAdd?: ((day: string) => void) | undefined;
  /** The event shown opened, for the catalogue. */
  openEventId?: number;
}

/** A month of weekends: Friday to Sunday wide, the days that cannot be chosen narrow and hatched. */
export function MonthCalendar({
  month,
  today,
  events,
  gathering,
  onAdd,
  openEventId,
  ...handlers
}: MonthCalendarProps) {
  const weeks = listWeeks(month);
  const classDays = weeks.flatMap((week) => week.slice(firstClassWeekday));
  // The "+" buttons are one stop of the Tab key; arrows lead from day to day.
  const roving = useRovingIndex({
    total: classDays.length,
    columns: classDaysInWeek,
    loop: false,
    isItemDisabled: (index) => classDays[index]?.slice(0, 7) !== month,
  });
  return (
    <section className={classes.root} aria-label={calendarTexts.calendarOf(formatMonth(month))}>
      <div className={classes.weekdays} aria-hidden>
        {calendarTexts.weekdays.map((name, weekday) => (
          <div key={name} data-class-day={weekday >= firstClassWeekday || undefined}>
            {name}
          </div>
        ))}
      </div>
      {weeks.map((week, row) => (
        <CalendarWeek
          key={week[0]}
          week={week}
          month={month}
          today={today}
          events={events}
          gathering={gathering}
          onAdd={onAdd}
          addProps={(column) =>
            roving.getItemProps({ index: row * classDaysInWeek + column - firstClassWeekday })
          }
          {...(openEventId !== undefined && { openEventId })}
          {...handlers}
        />
      ))}
    </section>
  );
}
