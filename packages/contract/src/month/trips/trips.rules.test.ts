import { expect, test } from 'vitest';
import { drivenKm, totalKm, tripValue } from './trips.rules.ts';

const oneWay = (km: number) => ({ km, return_to_start: false });
const round = (km: number) => ({ km, return_to_start: true });

test.each([
  [oneWay(50), 50],
  [round(50), 100],
  [round(0.1), 0.2],
  [round(12.3), 24.6],
  [round(9_999.9), 19_999.8],
])('%o drives %d km', (trip, km) => {
  expect(drivenKm(trip)).toBe(km);
});

test('a sum of tenths stays one', () => {
  expect(totalKm([])).toBe(0);
  expect(totalKm([oneWay(0.1), oneWay(0.2)])).toBe(0.3);
  expect(totalKm(Array.from({ length: 1_000 }, () => round(0.1)))).toBe(200);
});

test.each([
  [oneWay(100), 115, 11_500],
  [round(100), 115, 23_000],
  [oneWay(12.5), 89, 1_113], // 1112,5 grosza
  [oneWay(0.1), 115, 12], // 11,5 grosza
  [oneWay(0.1), 114, 11],
  [oneWay(100), 0, 0],
])('%o at %d hundredths is worth %d grosze', (trip, rate, grosze) => {
  expect(tripValue(trip, rate)).toBe(grosze);
});
