import { expect, test } from 'vitest';
import { examDay } from './evaluations.rules.ts';

test.each([
  ['2024-03-01', '2024-06-30'],
  ['2025-03-01', '2025-06-30'],
  ['2022-10-01', '2023-02-28'],
  ['2023-10-01', '2024-02-29'],
])('the exams of the semester from %s are on %s', (semester, day) => {
  expect(examDay(semester)).toBe(day);
});
