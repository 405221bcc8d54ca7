import type { Car } from '@indeks/contract/month/cars/cars.schemas';
import { expect, test } from 'vitest';
import { exceededLimits } from './rate-limits.ts';

const car = (id: number, engine: number): Car => ({
  id,
  engine,
  brand: 'Škoda',
  model: 'Citigo',
  registration_nr: 'EL 12345',
  version: 1,
});
const cars = [car(1, 900), car(2, 901)];

test.each([
  ['0,89', '2026-10-01', []],
  ['0,90', '2026-10-01', [1]],
  ['1.15', '2026-10-01', [1]],
  ['1,16', '2026-10-01', [1, 2]],
  ['0,84', '2023-01-16', [1, 2]],
  ['1,1,6', '2026-10-01', []],
  ['', '2026-10-01', []],
  ['9,99', '', []],
])('%s from %s is too much for the cars %j', (typed, from, ids) => {
  expect(
    exceededLimits({ rate: typed, small_rate: '', from }, cars).map((exceeded) => exceeded.car.id),
  ).toEqual(ids);
});

test('the limit is told in złote', () => {
  expect(
    exceededLimits({ rate: '2', small_rate: '', from: '2026-10-01' }, cars).map(({ limit }) => limit),
  ).toEqual(['0,89', '1,15']);
});

test.each([
  ['1,15', '0,89', []],
  ['1,15', '0,90', [1]],
  ['1,16', '0,89', [2]],
  ['1,15', '0,8,9', []],
])('%s for large engines and %s for small ones is too much for the cars %j', (rate, small_rate, ids) => {
  const exceeded = exceededLimits({ rate, small_rate, from: '2026-10-01' }, cars);
  expect(exceeded.map(({ car: { id } }) => id)).toEqual(ids);
});
