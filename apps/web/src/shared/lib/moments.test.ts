import { expect, test } from 'vitest';
import { parseInstant } from './moments.ts';

test.each([
  ['in winter', '2026-11-19', '08:00', '2026-11-19T07:00:00.000Z'],
  ['in summer', '2026-07-01', '08:00', '2026-07-01T06:00:00.000Z'],
  ['in the hour that comes twice, the first', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['in the hour that is skipped, the one after', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
])('an hour in Warsaw %s', (_name, day, time, instant) => {
  expect(parseInstant(day, time)).toBe(instant);
});
