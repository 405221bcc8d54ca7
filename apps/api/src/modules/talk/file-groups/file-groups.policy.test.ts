import { describe, expect, test } from 'vitest';
import { intakesWith, isFor } from './file-groups.policy.ts';

const autumn = ['2026-10-01'];

describe('a group', () => {
  test.each([
    ['of lecturers, a lecturer', [0], [], 0, [], true],
    ['of lecturers, an MBA lecturer', [0], [], 8, [], true],
    ['of lecturers with a semester, a lecturer', [0], autumn, 0, [], true],
    ['of coordinators with a semester, a coordinator', [2], autumn, 2, [], true],
    ['of lecturers, a student', [0], [], 3, autumn, false],
    ['of students, any student', [3], [], 3, ['2020-10-01'], true],
    ['of students of a semester, who began in it', [3], autumn, 3, autumn, true],
    ['of students of a semester, who is in the second', [3], autumn, 3, ['2026-03-01'], true],
    ['of students of a semester, who is in the third', [3], autumn, 3, ['2025-10-01'], true],
    ['of students of a semester, who has finished', [3], autumn, 3, ['2025-03-01'], false],
    ['of students of a semester, who begins later', [3], autumn, 3, ['2027-03-01'], false],
    ['of students of a semester, one of two enrolments', [3], autumn, 3, ['2020-10-01', '2026-03-01'], true],
    ['of students of a semester, nobody enrolled', [3], autumn, 3, [], false],
    ['of those who teach and study, of the semester', [5], autumn, 5, autumn, true],
    ['of those who teach and study, of another', [5], autumn, 5, ['2024-10-01'], false],
    ['of students, who teaches and studies', [3], [], 5, autumn, false],
    ['of everybody, an accountant', [0, 2, 3, 5], [], 6, [], false],
  ] as const)('%s', (_, roles, semesters, role, intakes, seen) => {
    expect(isFor({ roles, semesters }, { role, intakes })).toBe(seen);
  });
});

test('a semester is had by three intakes', () => {
  expect(intakesWith(['2026-10-01'])).toEqual(['2026-10-01', '2026-03-01', '2025-10-01']);
  expect(intakesWith(['2026-10-01', '2026-03-01'])).toHaveLength(4);
});
