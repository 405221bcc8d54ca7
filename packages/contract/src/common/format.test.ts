import { expect, test } from 'vitest';
import {
  filterInFileName,
  formatGrosze,
  formatMonth,
  formatNumber,
  formatNumericDate,
  formatPeriod,
  periodInFileName,
} from './format.ts';

test.each([
  ['a number', formatNumber(0.5), '0,5'],
  ['thousands', formatNumber(1234.5), '1\u00a0234,5'],
  ['a fixed decimal', formatNumber(1234, 1), '1\u00a0234,0'],
  ['thousands of zloty', formatGrosze(1_235_000), '12\u00a0350,00'],
  ['grosze', formatGrosze(5), '0,05'],
  ['a day', formatNumericDate('2026-10-03'), '03.10.2026'],
  ['a month', formatMonth('2026-10'), 'październik 2026'],
])('%s is written the Polish way', (_, written, expected) => {
  expect(written).toBe(expected);
});

test.each([
  ['2026-10-01', '2026-10-31', 'październik 2026', '2026-10'],
  ['2024-02-01', '2024-02-29', 'luty 2024', '2024-02'],
  ['2025-02-01', '2025-02-28', 'luty 2025', '2025-02'],
  ['2026-01-01', '2026-12-31', 'rok 2026', '2026'],
  ['2024-02-01', '2024-02-28', '01.02.2024–28.02.2024', '2024-02-01--2024-02-28'],
  ['2026-10-02', '2026-10-31', '02.10.2026–31.10.2026', '2026-10-02--2026-10-31'],
])('names the period from %s to %s "%s"', (from, to, name, fileName) => {
  expect([formatPeriod(from, to), periodInFileName(from, to)]).toEqual([name, fileName]);
});

test('a long word in the name of a file is cut without a dash at its end', () => {
  const course = 'Administracja publiczna i\u00a0zarządzanie w\u00a0samorządzie';
  expect(filterInFileName(course)).toBe('-administracja-publiczna-i-zarzadzanie-w');
});
