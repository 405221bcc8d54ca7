import { expect, test } from 'vitest';
import type { ProtocolType } from './protocols.keys.ts';
import {
  codeOf,
  countGrades,
  formatProtocolNumber,
  formatWindow,
  generationBlock,
  generationWindows,
  readProtocolNumber,
  sessionOf,
} from './protocols.rules.ts';

const october = '2024-10-01';
const march = '2025-03-01';

test.each<[type: ProtocolType, semester: string, today: string, block: string | undefined]>([
  // The first session after the winter: both ends belong to the window.
  [1, october, '2025-02-25', 'window'],
  [1, october, '2025-02-26', undefined],
  [1, october, '2025-03-12', undefined],
  [1, october, '2025-03-13', 'window'],
  // The resit begins on the day on which the first session ends.
  [2, october, '2025-03-11', 'window'],
  [2, october, '2025-03-12', undefined],
  [2, october, '2025-04-04', undefined],
  [2, october, '2025-04-05', 'window'],
  // After the summer.
  [1, march, '2025-06-27', 'window'],
  [1, march, '2025-06-28', undefined],
  [1, march, '2025-07-11', undefined],
  [1, march, '2025-07-12', 'window'],
  [2, march, '2025-07-10', 'window'],
  [2, march, '2025-07-11', undefined],
  [2, march, '2025-08-11', undefined],
  [2, march, '2025-08-12', 'window'],
  // More than 3 and less than 7 months ago.
  [1, october, '2025-01-01', 'semester'],
  [1, october, '2025-01-02', 'window'],
  [1, october, '2025-04-30', 'window'],
  [1, october, '2025-05-01', 'semester'],
  // In a window, but of a semester that has just begun, or of the one before.
  [1, march, '2025-03-05', 'semester'],
  [1, october, '2025-07-01', 'semester'],
  [2, '2023-10-01', '2025-03-20', 'semester'],
  [1, '2025-10-01', '2026-02-28', undefined],
])('type %i of the semester from %s on %s: %s', (type, date, today, block) => {
  expect(generationBlock({ type, date }, today)).toBe(block);
});

test('windows read as days', () => {
  expect(generationWindows[1].map(formatWindow)).toEqual(['26.02–12.03', '28.06–11.07']);
  expect(generationWindows[2].map(formatWindow)).toEqual(['12.03–04.04', '11.07–11.08']);
});

test.each([
  [7, 2025, '007/2025'],
  [147, 2025, '147/2025'],
  [1_204, 2025, '1204/2025'],
])('number %i of %i is %s and is read back', (number, year, text) => {
  expect(formatProtocolNumber(number, year)).toBe(text);
  expect(readProtocolNumber(` ${text} `)).toEqual({ number, year });
  expect(readProtocolNumber(text.replace('/', ' / '))).toEqual({ number, year });
});

test.each(['', '000/2025', '147', '147/25', '147/2025/Z', '-1/2025'])('"%s" is no number', (text) => {
  expect(readProtocolNumber(text)).toBeUndefined();
});

test('the code is the beginning of the hash', () => {
  expect(codeOf('8f3c1a90ffffffff')).toBe('8f3c-1a90');
});

test.each([
  ['2024-10-01', 'winter', '2024/25'],
  ['2025-03-01', 'summer', '2024/25'],
])('the session of %s is of %s %s', (day, season, years) => {
  expect(sessionOf(day)).toEqual({ season, years });
});

test('grades are counted from the highest, and last those who did not come', () => {
  expect(countGrades([4, null, 5, 4, 2])).toEqual([
    { grade: 5, count: 1 },
    { grade: 4, count: 2 },
    { grade: 2, count: 1 },
    { grade: null, count: 1 },
  ]);
});
