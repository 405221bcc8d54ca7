import { expect, test } from 'vitest';
import { measureDistance } from './slips.ts';

test.each([
  ['Kowalska', 'Kowalska Anna', 0],
  ['Koawlska', 'Kowalska Anna', 1 / 8],
  ['koawlska ana', 'Kowalska Anna', (1 / 8 + 1 / 4) / 2],
  ['Koralska', 'Kowalska Anna', 1 / 8],
  ['qq', 'Kowalska Anna', 1],
])('%s against %s: %d', (typed, name, distance) => {
  expect(measureDistance(typed, name)).toBeCloseTo(distance);
});

test('of several names the one with the fewest slips is the nearest', () => {
  const names = ['Rogalska-Kowalczyk Bernadeta', 'Cybulska Klaudia', 'Kowalska Klaudia'];
  const nearest = names.toSorted(
    (one, other) => measureDistance('Koawlska', one) - measureDistance('Koawlska', other),
  );
  expect(nearest[0]).toBe('Kowalska Klaudia');
});
