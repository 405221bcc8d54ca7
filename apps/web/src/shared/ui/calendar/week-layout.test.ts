import { expect, test } from 'vitest';
import type { CalendarEvent } from './calendar-event.ts';
import { listWeeks } from './month-days.ts';
import { layoutWeek } from './week-layout.ts';

const event = (id: number, from: string, to: string): CalendarEvent => ({
  id,
  from,
  to,
  title: 'Zjazd',
  place: { id: 1, name: 'Łódź' },
  can: { edit: false, delete: false },
});
/** 13 to 19 October 2025. */
const week = listWeeks('2025-10')[2] ?? [];
const lanes = (...events: CalendarEvent[]) =>
  layoutWeek(week, events).bars.map((bar) => [bar.event.id, bar.lane, bar.first, bar.last]);

test('events that do not meet share a lane', () => {
  expect(lanes(event(1, '2025-10-17', '2025-10-17'), event(2, '2025-10-18', '2025-10-19'))).toEqual([
    [1, 0, 4, 4],
    [2, 0, 5, 6],
  ]);
});

test('the longer of two that begin together lies on top', () => {
  expect(lanes(event(1, '2025-10-17', '2025-10-17'), event(2, '2025-10-17', '2025-10-19'))).toEqual([
    [2, 0, 4, 6],
    [1, 1, 4, 4],
  ]);
});

test('events of other weeks are left out, those that reach over the edge are cut there', () => {
  const { bars } = layoutWeek(week, [
    event(1, '2025-10-10', '2025-10-12'),
    event(2, '2025-10-12', '2025-10-20'),
  ]);
  expect(bars).toHaveLength(1);
  expect(bars[0]).toMatchObject({ first: 0, last: 6, fromBefore: true, toAfter: true });
});

test('three lanes are shown; with a fourth the last one says how many more there are', () => {
  const day = (id: number) => event(id, '2025-10-18', '2025-10-18');
  expect(layoutWeek(week, [day(1), day(2), day(3)])).toMatchObject({
    laneCount: 3,
    hidden: week.map(() => []),
  });
  const full = layoutWeek(week, [day(1), day(2), day(3), day(4)]);
  expect(full.bars.map((bar) => bar.event.id)).toEqual([1, 2]);
  expect(full.hidden[5]?.map((hidden) => hidden.id)).toEqual([3, 4]);
  expect(full.hidden[6]).toEqual([]);
});
