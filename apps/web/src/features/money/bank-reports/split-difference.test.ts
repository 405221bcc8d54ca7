import { expect, test } from 'vitest';
import { splitDifference } from './split-difference.ts';

test.each([
  [
    'what the other one has not at its end',
    'NOWAK ANNA UL. DŁUGA 7',
    'NOWAK ANNA',
    ['NOWAK ANNA ', 'UL. DŁUGA 7', ''],
  ],
  ['nothing, where the other one has more', 'NOWAK ANNA', 'NOWAK ANNA UL. DŁUGA 7', ['NOWAK ANNA', '', '']],
  ['the day alone of a date', '04.11.2026', '05.11.2026', ['', '04', '.11.2026']],
  [
    'a word in the middle',
    'czesne rata 1 listopad',
    'czesne rata 2 listopad',
    ['czesne rata ', '1', ' listopad'],
  ],
  ['all of it, where nothing is common', 'ABC', 'XYZ', ['', 'ABC', '']],
  ['nothing of an equal one', 'ABC DEF', 'ABC DEF', ['ABC DEF', '', '']],
  ['one of two equal words', 'RATA RATA', 'RATA', ['RATA ', 'RATA', '']],
])('%s', (_, text, other, parts) => {
  const { before, different, after } = splitDifference(text, other);
  expect([before, different, after]).toEqual(parts);
  expect(before + different + after).toBe(text);
});
