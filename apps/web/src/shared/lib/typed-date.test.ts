import { expect, test } from 'vitest';
import { parseTypedDate } from './typed-date.ts';

test.each([
  ['12.10.2025', '2025-10-12'],
  ['3.1.2025', '2025-01-03'],
  ['03-01-25', '2025-01-03'],
  ['3/1/2025', '2025-01-03'],
  ['03012025', '2025-01-03'],
  [' 29.02.2024 ', '2024-02-29'],
  ['2025-10-12', '2025-10-12'],
])('%s is the day %s', (text, day) => {
  expect(parseTypedDate(text)).toBe(day);
});

test.each(['', '12.10', '31.02.2025', '29.02.2025', '12.13.2025', 'jutro', '1.1.1', '00.10.2025'])(
  '%s is no day',
  (text) => {
    expect(parseTypedDate(text)).toBeUndefined();
  },
);
