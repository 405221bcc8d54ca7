import { expect, test } from 'vitest';
import { lastClosing } from './recruitment.rules.ts';

test.each([
  ['2026-03-01', '2025-11-10'],
  ['2026-04-10', '2025-11-10'],
  ['2026-04-11', '2026-04-10'],
  ['2026-09-30', '2026-04-10'],
  ['2026-11-10', '2026-04-10'],
  ['2026-11-11', '2026-11-10'],
  ['2027-01-05', '2026-11-10'],
])('on %s the last recruitment closed on %s', (today, closing) => {
  expect(lastClosing(today)).toBe(closing);
});
