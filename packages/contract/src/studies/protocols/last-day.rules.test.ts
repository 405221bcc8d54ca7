import { expect, test } from 'vitest';
import { lastDayToClose } from './protocols.rules.ts';

test.each([
  [1, '2025-10-01', '2026-03-12'],
  [2, '2025-10-01', '2026-04-04'],
  [1, '2026-03-01', '2026-07-11'],
  [2, '2026-03-01', '2026-08-11'],
] as const)('the protocol of session %i of the semester from %s is closed by %s', (type, semester, day) => {
  expect(lastDayToClose(type, semester)).toBe(day);
});
