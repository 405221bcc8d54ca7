import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test.each([
  ['Łódź', 'lodz'],
  ['ŻÓŁĆ', 'zolc'],
  ['Świdnica', 'swidnica'],
  ['Gdańsk', 'gdansk'],
])('%s is found by %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});
