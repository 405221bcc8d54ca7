import { expect, test } from 'vitest';
import { roles } from '../../access/roles.ts';
import { intakesFor, isAddingBlocked, listedPrices } from './students.rules.ts';

test.each([
  ['2026-11-10', false],
  ['2026-11-11', true],
  ['2026-12-31', true],
  ['2027-01-01', false],
  ['2026-10-31', false],
])('on %s adding is blocked for a coordinator: %s, and for nobody else', (today, blocked) => {
  expect(roles.filter((role) => isAddingBlocked(role, today))).toEqual(blocked ? [2] : []);
});

test('a coordinator enrols in the newest intake alone', () => {
  expect(intakesFor(2, '2026-10-20')).toEqual(['2027-03-01']);
  expect(intakesFor(1, '2026-10-20').slice(0, 3)).toEqual(['2027-03-01', '2026-10-01', '2026-03-01']);
});

test('listed prices go from 1800 to 10000 zł by 100', () => {
  expect([listedPrices[0], listedPrices[1], listedPrices.at(-1)]).toEqual([180_000, 190_000, 1_000_000]);
});
