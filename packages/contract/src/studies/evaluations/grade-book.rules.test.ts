import { expect, test } from 'vitest';
import { isJoined, countMissing, listTabs } from './grade-book.rules.ts';
import type { OwnGrade } from './grade-book.schemas.ts';

const own = (semester: 1 | 2 | 3, date: string, grade: number | null = null): OwnGrade => ({
  eid: 1,
  cid: 1,
  sid: semester,
  subject_name: `Przedmiot ${semester}`,
  grade,
  absent: false,
  examDay: null,
  professor_name: null,
  semester,
  date,
  exam: 0,
});

test.each([
  [1, '2023-10-01', false],
  [1, '2024-03-01', true],
  [2, '2024-03-01', false],
  [2, '2024-10-01', true],
  [3, '2024-10-01', false],
  [3, '2025-03-01', true],
] as const)('semester %i of %s is joined: %s', (semester, date, joined) =>
  expect(isJoined({ semester, date })).toBe(joined),
);

test('an older intake has a tab for each semester, a newer one a single tab', () => {
  const older = [own(1, '2023-03-01'), own(2, '2023-10-01'), own(3, '2024-03-01')];
  expect(
    listTabs({ date: '2023-03-01', grades: older }).map(({ semester, date }) => [semester, date]),
  ).toEqual([
    [1, '2023-03-01'],
    [2, '2023-10-01'],
    [3, '2024-03-01'],
  ]);
  const newer = [own(1, '2024-03-01'), own(2, '2024-10-01'), own(3, '2025-03-01')];
  expect(listTabs({ date: '2024-03-01', grades: newer })).toEqual([
    { semester: null, date: '2024-03-01', grades: newer },
  ]);
});

test('what is missing to finish is counted', () => {
  const grades = [own(1, '2026-03-01', 5), own(1, '2026-03-01', 2), own(2, '2026-10-01')];
  expect(countMissing({ grades, thesis: 0, practice: 1, owed: 100 })).toEqual({
    grades: 1,
    failed: 1,
    thesis: true,
    practice: false,
    owed: 100,
  });
});
