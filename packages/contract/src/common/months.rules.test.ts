import { describe, expect, test } from 'vitest';
import {
  daysAfter,
  daysBetween,
  daysFrom,
  isAtMostAYear,
  lastDayToSend,
  oneMonthAfter,
  oneMonthBefore,
} from './months.rules.ts';

describe('days', () => {
  test.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
    // The nights in which the clocks change have one date each.
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
  ])('%s and %d days are %s', (from, days, to) => {
    expect(daysAfter(from, days)).toBe(to);
    expect(daysBetween(from, to)).toBe(days);
  });

  test('a weekend over the end of a year has its three days', () => {
    expect(daysFrom('2027-12-31', '2028-01-02')).toEqual(['2027-12-31', '2028-01-01', '2028-01-02']);
    expect(daysFrom('2026-11-14', '2026-11-14')).toEqual(['2026-11-14']);
  });
});

test.each([
  ['2026-01-01', '2026-12-31', true],
  ['2024-01-01', '2024-12-31', true],
  ['2024-01-01', '2025-01-01', true],
  ['2024-01-01', '2025-01-02', false],
  ['2026-11-14', '2026-11-14', true],
  ['2026-11-14', '2026-11-13', false],
])('from %s to %s is at most a year: %s', (from, to, expected) => {
  expect(isAtMostAYear(from, to)).toBe(expected);
});

test.each([
  ['2026-11', '2026-12-05'],
  ['2026-12', '2027-01-05'],
])('%s can be sent until %s', (month, day) => {
  expect(lastDayToSend(month)).toBe(day);
});

test.each([
  ['2026-11-15', '2026-12-15', '2026-10-15'],
  ['2026-01-31', '2026-02-28', '2025-12-31'],
  ['2028-03-31', '2028-04-30', '2028-02-29'],
  ['2026-12-31', '2027-01-31', '2026-11-30'],
])('a month after %s is %s, a month before it %s', (day, after, before) => {
  expect([oneMonthAfter(day), oneMonthBefore(day)]).toEqual([after, before]);
});
