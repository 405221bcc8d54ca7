import type { CalendarEvent } from './calendar-event.ts';

/** The piece of an event that falls into one week. */
export interface Bar {
  event: CalendarEvent;
  /** Columns 0 (Monday) to 6. */
  first: number;
  last: number;
  lane: number;
  /** The event began in an earlier week or goes on in the next. */
  fromBefore: boolean;
  toAfter: boolean;
}

export interface WeekLayout {
  bars: Bar[];
  /** The events of each column that have no lane. */
  hidden: CalendarEvent[][];
  laneCount: number;
}

/** As many bars as a day of the month shows; with more the last lane becomes "+N więcej". */
const usualLanes = 3;

export function layoutWeek(
  week: readonly string[],
  events: readonly CalendarEvent[],
  maxLanes = usualLanes,
): WeekLayout {
  const bars = layLanes(week, events);
  const needed = Math.max(0, ...bars.map((bar) => bar.lane + 1));
  const laneCount = Math.min(needed, maxLanes);
  const shownLanes = needed > maxLanes ? maxLanes - 1 : maxLanes;
  const tooMany = bars.filter((bar) => bar.lane >= shownLanes);
  return {
    bars: bars.filter((bar) => bar.lane < shownLanes),
    hidden: week.map((_, column) =>
      tooMany.filter((bar) => bar.first <= column && column <= bar.last).map((bar) => bar.event),
    ),
    laneCount,
  };
}

/** Longer and earlier events first, each in the first lane that is free for all of its days. */
function layLanes(week: readonly string[], events: readonly CalendarEvent[]): Bar[] {
  const lastOfLane: number[] = [];
  const pieces = events
    .flatMap((event) => pieceOf(week, event) ?? [])
    .toSorted(
      (one, other) => one.first - other.first || other.last - one.last || one.event.id - other.event.id,
    );
  return pieces.map((piece) => {
    const free = lastOfLane.findIndex((last) => last < piece.first);
    const lane = free === -1 ? lastOfLane.length : free;
    lastOfLane[lane] = piece.last;
    return Object.assign(piece, { lane });
  });
}

function pieceOf(week: readonly string[], event: CalendarEvent): Omit<Bar, 'lane'> | undefined {
  const [monday = ''] = week;
  const sunday = week.at(-1) ?? '';
  if (event.to < monday || event.from > sunday) return undefined;
  const fromBefore = event.from < monday;
  const toAfter = event.to > sunday;
  return {
    event,
    first: fromBefore ? 0 : week.indexOf(event.from),
    last: toAfter ? week.length - 1 : week.indexOf(event.to),
    fromBefore,
    toAfter,
  };
}
