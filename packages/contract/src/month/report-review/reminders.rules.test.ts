import { expect, test } from 'vitest';
import { judgeReminding } from './reminders.rules.ts';

test.each([
  ['2026-11', '2026-11-30', 'too-early'],
  ['2026-12', '2026-11-30', 'too-early'],
  ['2026-11', '2026-12-01', 'possible'],
  ['2026-08', '2026-11-30', 'possible'],
  ['2026-08', '2026-12-01', 'too-late'],
  ['2025-11', '2026-02-01', 'possible'],
  ['2025-10', '2026-02-01', 'too-late'],
])('of %s on %s: %s', (month, today, expected) => {
  expect(judgeReminding(month, today)).toBe(expected);
});
