import { expect, test } from 'vitest';
import { chooseRate, formatRate, parseRate, statutoryLimit } from './rates.rules.ts';

test.each([
  ['1,15', 115],
  ['1.15', 115],
  ['0,89', 89],
  ['1', 100],
  ['1,1', 110],
  ['0', 0],
  ['0,07', 7],
  ['999,99', 99_999],
])('%s zł is sent as %s', (typed, hundredths) => {
  expect(parseRate(typed)).toBe(hundredths);
});

test('every rate of two decimals comes back as it was typed', () => {
  const rates = Array.from({ length: 100_000 }, (_, rate) => rate);
  expect(rates.filter((rate) => parseRate(formatRate(rate)) !== rate)).toEqual([]);
});

test.each([
  [900, '2026-10-10', 89],
  [901, '2026-10-10', 115],
  [1598, '2023-01-17', 115],
  [1598, '2023-01-16', 83.58],
  [899, '2023-01-16', 52.14],
  [899, '2007-11-13', undefined],
])('an engine of %s cm³ on %s: at most %s free of tax', (engine, date, limit) => {
  expect(statutoryLimit(engine, date)).toBe(limit);
});

test.each([
  [{ rate: 115, small_rate: 89 }, 900, 89],
  [{ rate: 115, small_rate: 89 }, 901, 115],
  [{ rate: 115, small_rate: null }, 900, 115],
  [{ rate: 115, small_rate: 0 }, 650, 0],
])('%o for an engine of %d cm³: %d', (rates, engine, rate) => {
  expect(chooseRate(rates, engine)).toBe(rate);
});
