import { expect, test } from 'vitest';
import { hardSpaces, joined } from './typography.ts';

test.each([
  ['Zajęcia w Łodzi', 'Zajęcia w\u00A0Łodzi'],
  ['i w domu', 'i\u00A0w\u00A0domu'],
  ['Umowa (z firmą)', 'Umowa (z\u00A0firmą)'],
  ['W Krakowie', 'W\u00A0Krakowie'],
  ['numer 7 z listy', 'numer 7 z\u00A0listy'],
  ['praca zdalna', 'praca zdalna'],
])('%s', (text, expected) => {
  expect(hardSpaces(text)).toBe(expected);
});

test('a value and its unit stay on one line', () => {
  expect(joined('6,5', 'godz.')).toBe('6,5\u00A0godz.');
});
