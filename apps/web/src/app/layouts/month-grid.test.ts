import { expect, test } from 'vitest';
import { monthGrid, monthInWarsaw } from '#app/layouts/month-grid.ts';

test.each([
  [2025, 10, 31, 3, 5],
  [2026, 2, 28, 7, 5],
  [2024, 2, 29, 4, 5],
  [2026, 11, 30, 7, 6],
  [2021, 2, 28, 1, 4],
])('%i-%i has %i days, begins on weekday %i and fills %i weeks', (year, month, days, first, weeks) => {
  const cells = monthGrid(year, month);
  expect([cells.length, cells[0]?.weekday, cells.at(-1)?.week]).toEqual([days, first, weeks]);
});

test('late on the last day of a month by UTC it is the next month in Warsaw', () => {
  expect(monthInWarsaw(new Date('2025-12-31T23:30:00Z'))).toEqual({ year: 2026, month: 1 });
  expect(monthInWarsaw(new Date('2025-12-31T22:30:00Z'))).toEqual({ year: 2025, month: 12 });
});
