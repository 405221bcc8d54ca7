import { expect, test } from 'vitest';
import { counted, plural } from './plural.ts';

const entries = { one: 'wpis', few: 'wpisy', many: 'wpisów', other: 'wpisu' };

test.each([
  [0, 'wpisów'],
  [1, 'wpis'],
  [2, 'wpisy'],
  [4, 'wpisy'],
  [5, 'wpisów'],
  [11, 'wpisów'],
  [12, 'wpisów'],
  [14, 'wpisów'],
  [21, 'wpisów'],
  [22, 'wpisy'],
  [25, 'wpisów'],
  [112, 'wpisów'],
  [1.5, 'wpisu'],
])('%d %s', (count, form) => {
  expect(plural(count, entries)).toBe(form);
});

test('the count and its noun are joined by a hard space', () => {
  expect(counted(1222, entries)).toBe('1\u00A0222\u00A0wpisy');
});

test('without a form for fractions the plural one is taken', () => {
  expect(plural(1.5, { one: 'plik', few: 'pliki', many: 'plików' })).toBe('plików');
});
