import { expect, test } from 'vitest';
import { daysAfter, daysBetween, intakesUntil } from './intakes.ts';

test('intakes run from October 2020 in steps of five and seven months', () => {
  expect(intakesUntil('2022-03-01')).toEqual(['2020-10-01', '2021-03-01', '2021-10-01', '2022-03-01']);
});

test('an intake counts from its first day', () => {
  expect(intakesUntil('2026-09-30').at(-1)).toBe('2026-03-01');
  expect(intakesUntil('2026-10-01').at(-1)).toBe('2026-10-01');
  expect(intakesUntil('2020-09-30')).toEqual([]);
});

test('days are counted across months, leap years and the change of the clock', () => {
  expect(daysAfter('2024-02-28', 2)).toBe('2024-03-01');
  expect(daysAfter('2026-01-01', -1)).toBe('2025-12-31');
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
});
