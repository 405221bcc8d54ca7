import { expect, test } from 'vitest';
import { contractNumberAt } from './contract-numbers.rules.ts';

test.each([
  ['UZ/12/2026', ['UZ/12/2026', 'UZ/13/2026', 'UZ/14/2026']],
  ['2026/UZ/099', ['2026/UZ/099', '2026/UZ/100', '2026/UZ/101']],
  ['7', ['7', '8', '9']],
  ['UZ/2026', ['UZ/2026', 'UZ/2026/2', 'UZ/2026/3']],
  ['bez numeru', ['bez numeru', 'bez numeru/2', 'bez numeru/3']],
])('from %s on', (first, numbers) => {
  expect([0, 1, 2].map((index) => contractNumberAt(first, index))).toEqual(numbers);
});
