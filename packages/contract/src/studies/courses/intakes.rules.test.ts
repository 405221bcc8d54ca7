import { expect, test } from 'vitest';
import { currentIntake, intakeAfter, intakesTo, semesterOn, semesterStart } from './intakes.rules.ts';

test.each([
  ['2024-03-01', 0, '2024-03-01'],
  ['2024-03-01', 1, '2024-10-01'],
  ['2024-10-01', 1, '2025-03-01'],
  ['2024-10-01', 2, '2025-10-01'],
  ['2024-03-01', -1, '2023-10-01'],
  ['2024-10-01', -3, '2023-03-01'],
])('%s moved by %i intakes is %s', (intake, steps, expected) => {
  expect(intakeAfter(intake, steps)).toBe(expected);
});

test.each([
  ['2024-03-01', ['2024-03-01', '2024-10-01', '2025-03-01']],
  ['2025-10-01', ['2025-10-01', '2026-03-01', '2026-10-01']],
])('the semesters of the intake %s start on %j', (intake, expected) => {
  expect(([1, 2, 3] as const).map((semester) => semesterStart(intake, semester))).toEqual(expected);
});

test.each([
  ['2020-10-01', '2021-03-01'],
  ['2025-02-28', '2025-03-01'],
  ['2025-03-01', '2025-10-01'],
  ['2025-07-31', '2025-10-01'],
  ['2025-08-01', '2026-03-01'],
  ['2025-07-30', '2025-10-01'],
])('on %s the newest intake in lists is %s', (today, newest) => {
  const intakes = intakesTo(today);
  expect(intakes[0]).toBe(newest);
  expect(intakes.at(-1)).toBe('2020-10-01');
  expect(intakes).toEqual(intakes.toSorted().toReversed());
});

test.each([
  ['2025-03-01', '2025-03-01'],
  ['2025-09-30', '2025-03-01'],
  ['2025-10-01', '2025-10-01'],
  ['2026-02-28', '2025-10-01'],
  ['2020-01-01', '2020-10-01'],
])('on %s the current intake is %s', (today, expected) => {
  expect(currentIntake(today)).toBe(expected);
});

test.each([
  ['2025-09-30', undefined],
  ['2025-10-01', 1],
  ['2026-02-28', 1],
  ['2026-03-01', 2],
  ['2026-10-01', 3],
  ['2027-02-28', 3],
  ['2027-03-01', undefined],
])('on %s somebody who began in October 2025 is in semester %s', (today, semester) => {
  expect(semesterOn('2025-10-01', today)).toBe(semester);
});
