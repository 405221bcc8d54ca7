import { describe, expect, test } from 'vitest';
import {
  calculateAverage,
  formatGrade,
  gradeFault,
  gradeInWords,
  intakeInSession,
  programmeOf,
  readGrade,
} from './grades.rules.ts';

describe('grades', () => {
  test.each([
    ['4', 4],
    ['4+', 4.5],
    ['45', 4.5],
    ['30', 3],
    ['4,5', 4.5],
    [' 3.5 ', 3.5],
    ['5,0', 5],
    ['', null],
    ['6', 6],
    ['4,25', 4.25],
    ['dobry', 4],
    ['bdb', 5],
    ['Bardzo dobry', 5],
    ['db+', 4.5],
    ['dst plus', 3.5],
    ['dobry (4,0)', 4],
    ['ndst', 2],
    ['bdb+', undefined],
    ['nb', undefined],
    ['zal', undefined],
    ['zwoln.', undefined],
    ['5-', undefined],
    ['4,5,5', undefined],
    ['-3', undefined],
  ])('%j is read as %j', (typed, grade) => expect(readGrade(typed)).toBe(grade));

  test.each([
    [null, undefined],
    [2, undefined],
    [4.5, undefined],
    [5, undefined],
    [5.5, 'Ocena powyżej 5 nie dopuszczalna'],
    [1.5, 'Ocena poniżej 2 nie dopuszczalna'],
    [4.25, 'Proszę podać tylko pełne oceny, lub połówki ocen'],
  ])('the fault of %j is %j', (grade, fault) => expect(gradeFault(grade)).toBe(fault));

  test.each([
    [[5, 4.5, 4], 4.5],
    [[5, null, 4], 4.5],
    [[3, 3.5, 3.5], 3.33],
    [[4, 4.5, 4.5, 5, 4, 4.5, 4], 4.36],
    [[2, 2.5], 2.25],
    [[null], undefined],
    [[], undefined],
  ])('the average of %j is %j', (grades, average) => expect(calculateAverage(grades)).toBe(average));

  test('stand in figures and in words', () => {
    expect([2, 2.5, 3.5, 5].map((grade) => `${formatGrade(grade)} ${gradeInWords(grade)}`)).toEqual([
      '2,0 niedostateczny',
      '2,5 niedostateczny plus',
      '3,5 dostateczny plus',
      '5,0 bardzo dobry',
    ]);
  });
});

describe('intakes', () => {
  test.each([
    ['2026-10-01', 1, '2026-10-01'],
    ['2026-10-01', 2, '2026-03-01'],
    ['2026-10-01', 3, '2025-10-01'],
    ['2026-03-01', 2, '2025-10-01'],
  ] as const)('in the session of %s number %i began on %s', (session, half, intake) =>
    expect(intakeInSession(session, half)).toBe(intake),
  );

  test.each([
    ['2020-10-01', 0],
    ['2023-10-01', 0],
    ['2024-03-01', 1],
    ['2026-10-01', 1],
  ])('%s has the programme %i', (intake, programme) => expect(programmeOf(intake)).toBe(programme));
});
