import { expect, test } from 'vitest';
import { clockFrom } from './clock.ts';

test.each([
  ['2026-09-01T21:59:59Z', '2026-09-01', 'a second before midnight in summer'],
  ['2026-09-01T22:00:00Z', '2026-09-02', 'midnight in summer'],
  ['2026-11-30T22:59:59Z', '2026-11-30', 'a second before midnight in winter'],
  ['2026-11-30T23:00:00Z', '2026-12-01', 'midnight in winter'],
  ['2026-03-29T00:30:00Z', '2026-03-29', 'the night the clocks go forward'],
  ['2026-10-25T00:30:00Z', '2026-10-25', 'the hour that comes twice'],
  ['2024-02-28T23:00:00Z', '2024-02-29', 'a leap day'],
])('at %s it is %s in Warsaw (%s)', (moment, date) => {
  expect(clockFrom(() => new Date(moment)).today()).toBe(date);
});
