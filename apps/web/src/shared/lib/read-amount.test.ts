import { expect, test } from 'vitest';
import { readAmount } from './read-amount.ts';

test.each([
  ['3000', 300_000],
  ['3 000', 300_000],
  ['3\u00a0000,00', 300_000],
  ['3.000', 300_000],
  ['3.000,00', 300_000],
  ['3000,5', 300_050],
  ['3000.50', 300_050],
  ['1.234.567,89', 123_456_789],
  ['3 000 zł', 300_000],
  ['3000,', 300_000],
  ['0,29', 29],
  ['-120', -12_000],
  ['−120,5', -12_050],
])('%s is %d grosze', (text, grosze) => {
  expect(readAmount(text)).toBe(grosze);
});

test.each(['12a,5', 'dużo', '3,000', '1,157', '30 00', '1.234 567', '0.125', '-', ','])(
  '%s cannot be read for certain',
  (text) => {
    expect(readAmount(text)).toBeNaN();
  },
);

test.each(['', '  ', ' zł'])('"%s" is no amount yet', (text) => {
  expect(readAmount(text)).toBeNull();
});
