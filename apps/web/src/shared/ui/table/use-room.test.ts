import { expect, test } from 'vitest';
import { isWider, roomAfter } from './use-room.ts';

test.each([
  ['roomy', false, 'roomy'],
  ['roomy', true, 'tight'],
  ['tight', true, 'overflowing'],
  // With its words back it would be too wide again.
  ['tight', false, 'tight'],
  ['overflowing', false, 'tight'],
  ['overflowing', true, 'overflowing'],
] as const)('a table that is %s, too wide: %s, is %s', (now, wide, then) => {
  expect(roomAfter(now, wide)).toBe(then);
});

test.each([
  [1118, 1118, false],
  [983, 982, false],
  [1156, 1118, true],
])('a table of %d px in a frame of %d px is too wide: %s', (table, frame, wide) => {
  expect(isWider(table, frame)).toBe(wide);
});
