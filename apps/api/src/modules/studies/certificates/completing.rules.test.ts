import { averageInHundredths } from '@indeks/contract/studies/certificates/certificates.rules';
import { expect, test } from 'vitest';
import { resultOf } from './completing.rules.ts';

const subject = (value: number | null, ects: number | null) => ({
  sid: 1,
  name: 'Prawo pracy',
  hours: 24,
  ects,
  semester: 1,
  value,
  classes: null,
  closed: true,
});
const rules = { thresholds: [461, 426, 376, 326] as const, leastEcts: 30 };

test.each([
  { formula: 'average', average: 400, result: 'dobry' },
  { formula: 'average-by-ects', average: 450, result: 'dobry plus' },
] as const)('by $formula the result is $result', ({ formula, average, result }) => {
  const subjects = [subject(50, 15), subject(30, 5), subject(20, 10), subject(null, 5)];
  expect(resultOf(subjects, { ...rules, formula })).toEqual({ average, result });
});

test('without points all grades count alike, without grades there is no result', () => {
  expect(resultOf([subject(50, null), subject(40, null)], { ...rules, formula: 'average-by-ects' })).toEqual({
    average: 450,
    result: 'dobry plus',
  });
  expect(resultOf([subject(null, 5)], { ...rules, formula: 'average' })).toBeUndefined();
});

test('half a hundredth is rounded up', () => {
  const alike = (values: readonly number[]) =>
    averageInHundredths(values.map((value) => ({ value, weight: 1 })));
  expect(alike([50, 50, 45, 45, 45, 45, 45, 45])).toBe(463);
  expect(alike([50, 45, 45])).toBe(467);
});
