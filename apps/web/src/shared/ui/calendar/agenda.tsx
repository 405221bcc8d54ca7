import { Title, UnstyledButton } from '@mantine/core';
import { useId } from 'react';
import { formatDate, formatMonth, formatWeekday } from '#shared/lib/format.ts';
import { dayAfter } from '#shared/lib/moments.ts';
import { today } from '#shared/lib/today.ts';
import { EmptyState, type EmptyStateProps } from '#shared/ui/page/empty-state.tsx';
import { agendaTile } from './agenda-tile.ts';
import dayTile from '#shared/ui/page/day-tile.module.css';
import classes from './agenda.module.css';
import { placeColour, titleGathered } from './calendar-event.ts';
import type { CalendarEvent, EventHandlers, Gathering } from './calendar-event.ts';
import { calendarTexts } from './calendar.texts.ts';
import { EventPopover } from './event-popover.tsx';
import colours from './place-colours.module.css';
import { WeekendMarkLine } from './weekend-mark-line.tsx';

interface AgendaProps extends EventHandlers {
  month: string;
  events: readonly CalendarEvent[];
  /** Where each event gathers several: the lines stand under the days on which they begin. */
  gathering?: Gathering | undefined;
  /** What will be listed, and the first step. */
  empty?: Omit<EmptyStateProps, 'title'>;
}

/** The month on a phone: one line per event. Of the current month what lies ahead comes first, and what is over after it. */
export function Agenda({ month, events, gathering, empty, ...handlers }: AgendaProps) {
  const inOrder = events.toSorted((one, other) => one.from.localeCompare(other.from) || one.id - other.id);
  const label = calendarTexts.agendaOf(formatMonth(month));
  if (gathering) return <AgendaByDay label={label} events={inOrder} gathering={gathering} {...handlers} />;
  if (events.length === 0) return <EmptyAgenda {...empty} />;
  const [first, over] = startAhead(inOrder, ({ to }) => to);
  return (
    <>
      <ul className={classes.root} aria-label={label}>
        <Lines events={first} {...handlers} />
      </ul>
      {over.length > 0 && (
        <>
          <p className={classes.over}>{calendarTexts.over}</p>
          <ul className={classes.root} aria-label={calendarTexts.over}>
            <Lines events={over} {...handlers} />
          </ul>
        </>
      )}
    </>
  );
}

/** Coming and past events; in one part if there is only one of the two. */
function startAhead<T>(
  inOrder: readonly T[],
  readEnd: (one: T) => string,
): readonly [readonly T[], readonly T[]] {
  const ahead = inOrder.filter((one) => readEnd(one) >= today());
  if (ahead.length === 0) return [inOrder, []];
  return [ahead, inOrder.filter((one) => readEnd(one) < today())];
}

interface AgendaByDayProps extends EventHandlers {
  label: string;
  events: readonly CalendarEvent[];
  gathering: Gathering;
}

/** A heading for each day; what a weekend is marked with stands under its Friday. */
function AgendaByDay({ label, events, gathering, ...handlers }: AgendaByDayProps) {
  const days = [...new Set([...events.map(({ from }) => from), ...gathering.marks.keys()])].toSorted();
  if (days.length === 0) return <EmptyAgenda />;
  const readEnd = (day: string) => {
    const ends = events.filter(({ from }) => from === day).map(({ to }) => to);
    // A mark is listed under its Friday, and its weekend ends on the Sunday.
    if (gathering.marks.has(day)) ends.push(dayAfter(dayAfter(day)));
    return ends.toSorted().at(-1) ?? day;
  };
  const [first, over] = startAhead(days, readEnd);
  const draw = (part: readonly string[]) =>
    part.map((day) => (
      <AgendaDay
        key={day}
        day={day}
        events={events.filter(({ from }) => from === day)}
        gathering={gathering}
        {...handlers}
      />
    ));
  return (
    <section className={classes.root} aria-label={label}>
      {draw(first)}
      {over.length > 0 && <p className={classes.over}>{calendarTexts.over}</p>}
      {draw(over)}
    </section>
  );
}

function AgendaDay({
  day,
  events,
  gathering,
  ...handlers
}: Omit<AgendaByDayProps, 'label'> & { day: string }) {
  const headingId = useId();
  const mark = gathering.marks.get(day);
  return (
    <section className={classes.day} aria-labelledby={headingId}>
      <Title order={2} size="h4" id={headingId} className={classes.heading}>
        {calendarTexts.dayHeading(formatWeekday(day), formatDate(day))}
      </Title>
      {mark && <WeekendMarkLine friday={day} mark={mark} />}
      {events.length > 0 && (
        <ul className={classes.lines}>
          <Lines events={events} gathering={gathering} {...handlers} />
        </ul>
      )}
    </section>
  );
}

interface LinesProps extends EventHandlers {
  events: readonly CalendarEvent[];
  gathering?: Gathering;
}

function Lines({ events, gathering, ...handlers }: LinesProps) {
  return events.map((event) => (
    <li key={event.id}>
      <EventPopover events={[event]} titled={gathering && titleGathered(event, gathering)} {...handlers}>
        {(open) => <AgendaLine event={event} onOpen={open} />}
      </EventPopover>
    </li>
  ));
}

function EmptyAgenda(empty: Omit<EmptyStateProps, 'title'>) {
  return (
    <div className={classes.root}>
      <EmptyState title={calendarTexts.noEvents} {...empty} />
    </div>
  );
}

/** Further props come from the popover that the line opens. */
function AgendaLine({ event, onOpen, ...target }: { event: CalendarEvent; onOpen: () => void }) {
  const tile = agendaTile(event);
  const detail = [event.place.name, event.comment].filter(Boolean).join(' · ');
  const isGathered = event.gathers !== undefined;
  return (
    <UnstyledButton {...target} className={classes.line} onClick={onOpen}>
      <span
        className={`${dayTile.tile} ${classes.tile} ${colours.place}`}
        data-place={placeColour(event.place.id)}
      >
        <span className={dayTile.figures}>{tile.days}</span>{' '}
        <span className={dayTile.name}>{tile.months}</span>
      </span>
      <span className={classes.words}>
        <strong>{isGathered ? event.place.name : event.title}</strong>{' '}
        <span className={classes.detail}>{isGathered ? event.gathers : detail}</span>
      </span>
    </UnstyledButton>
  );
}
