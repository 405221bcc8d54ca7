import { expect, test } from 'vitest';
import { writeAmount } from './amount-in-words.ts';

test.each([
  [0, 'zero złotych 00/100'],
  [5, 'zero złotych 05/100'],
  [1_00, 'jeden złoty 00/100'],
  [2_50, 'dwa złote 50/100'],
  [12_00, 'dwanaście złotych 00/100'],
  [22_00, 'dwadzieścia dwa złote 00/100'],
  [100_01, 'sto złotych 01/100'],
  [112_00, 'sto dwanaście złotych 00/100'],
  [241_50, 'dwieście czterdzieści jeden złotych 50/100'],
  [1_000_00, 'tysiąc złotych 00/100'],
  [2_004_00, 'dwa tysiące cztery złote 00/100'],
  [15_619_99, 'piętnaście tysięcy sześćset dziewiętnaście złotych 99/100'],
  [1_200_000_00, 'milion dwieście tysięcy złotych 00/100'],
])('%d grosze: %s', (grosze, words) => {
  expect(writeAmount(grosze)).toBe(words);
});
