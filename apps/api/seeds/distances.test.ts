import { expect, test } from 'vitest';
import { distanceBetween } from './distances.ts';

test.each([
  ['Łódź', 'Warszawa', 130],
  ['Łódź', 'Wrocław', 220],
  ['Gdańsk', 'Kraków', 580],
])('from %s to %s it is about %d km, and as far back', (from, to, about) => {
  const km = distanceBetween(from, to);
  expect(Math.abs(km - about)).toBeLessThan(about * 0.15);
  expect(distanceBetween(to, `${from} 7`)).toBe(km);
  expect(km * 2).toBe(Math.round(km * 2));
});

test('two places of a town are not the same place', () => {
  expect(distanceBetween('Łódź', 'Łódź 2')).toBe(6);
});
