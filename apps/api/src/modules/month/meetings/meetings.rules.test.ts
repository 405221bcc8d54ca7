import { expect, test } from 'vitest';
import { arrangeWeekends, widenToWeekends } from './meetings.rules.ts';

test.each([
  // From a Thursday to a Saturday: the weekend that began in the month ends in the next one.
  ['2026-10-01', '2026-10-31', '2026-10-02', '2026-11-01'],
  // From a Sunday, the end of a weekend, to a Monday, before the next one.
  ['2026-11-01', '2026-11-30', '2026-10-30', '2026-11-29'],
  ['2026-10-02', '2026-10-02', '2026-10-02', '2026-10-04'],
])('%s to %s touch the weekends from %s to %s', (start, end, from, to) => {
  expect(widenToWeekends(start, end)).toEqual({ from, to });
});

const place = (pid: number, active: number, friday: string | null) => ({
  pid,
  city: `Miasto ${pid}`,
  active,
  friday,
  start: friday ?? '',
  end: friday ?? '',
  sessions: 2,
  lecturers: 1,
});

test('a place in use without sessions is vacant, a closed one is not', () => {
  const counted = [
    place(1, 1, '2026-10-02'),
    place(2, 0, '2026-10-02'),
    place(3, 1, null),
    place(4, 0, null),
  ];
  const weekends = arrangeWeekends({ from: '2026-10-02', to: '2026-10-11' }, counted, { marksVacant: true });
  expect(
    weekends.map(({ friday, places, vacant }) => [
      friday,
      places.map(({ pid }) => pid),
      vacant.map(({ pid }) => pid),
    ]),
  ).toEqual([
    ['2026-10-02', [1, 2], [3]],
    ['2026-10-09', [], [1, 3]],
  ]);
});
