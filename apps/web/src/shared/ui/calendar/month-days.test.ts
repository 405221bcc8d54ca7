import { describe, expect, test } from 'vitest';
import { agendaTile } from './agenda-tile.ts';
import { placeColour } from './calendar-event.ts';
import { addDays, addMonths, isClassDay, monthsBetween, listWeeks } from './month-days.ts';
import { stepFrom } from './month-steps.ts';

test.each([
  ['2025-10-31', 1, '2025-11-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2025-03-30', 1, '2025-03-31'],
  ['2025-01-01', -1, '2024-12-31'],
])('%s and %i days is %s', (day, count, other) => {
  expect(addDays(day, count)).toBe(other);
});

test.each([
  ['2025-12', 1, '2026-01'],
  ['2025-01', -1, '2024-12'],
  ['2025-03', -12, '2024-03'],
])('%s and %i months is %s', (month, count, other) => {
  expect(addMonths(month, count)).toBe(other);
});

describe('the weeks of a month', () => {
  test.each([
    ['2025-10', 5, '2025-09-29', '2025-11-02'],
    ['2021-02', 4, '2021-02-01', '2021-02-28'],
    ['2025-06', 6, '2025-05-26', '2025-07-06'],
  ])('%s has %i, from Monday %s to Sunday %s', (month, count, first, last) => {
    const weeks = listWeeks(month);
    expect(weeks).toHaveLength(count);
    expect(weeks[0]?.[0]).toBe(first);
    expect(weeks.at(-1)?.at(-1)).toBe(last);
  });
});

test('classes are held from Friday to Sunday', () => {
  expect(listWeeks('2025-10')[1]?.filter(isClassDay)).toEqual(['2025-10-10', '2025-10-11', '2025-10-12']);
});

test('months are listed newest first', () => {
  const months = monthsBetween('2020-02', '2025-10');
  expect(months[0]).toBe('2025-10');
  expect(months.at(-1)).toBe('2020-02');
  expect(months).toHaveLength(69);
});

test.each([
  ['2025-10', 1, undefined],
  ['2025-09', 1, '2025-10'],
  ['2020-02', -1, undefined],
  ['2025', 1, undefined],
  ['2021', -1, '2020'],
  ['2020', -1, undefined],
] as const)('one step from %s by %i leads to %s', (value, step, next) => {
  expect(stepFrom(value, step, { first: '2020-02', last: '2025-10' })).toBe(next);
});

test.each([
  ['2025-10-10', '2025-10-12', '10–12', 'paź'],
  ['2025-10-11', '2025-10-11', '11', 'paź'],
  ['2025-10-31', '2025-11-02', '31–2', 'paź–lis'],
])('%s to %s stands on a tile as %s %s', (from, to, days, months) => {
  expect(agendaTile({ from, to })).toEqual({ days, months });
});

test('a place keeps its colour and eight follow each other', () => {
  expect([1, 2, 8, 9].map(placeColour)).toEqual([0, 1, 7, 0]);
});
