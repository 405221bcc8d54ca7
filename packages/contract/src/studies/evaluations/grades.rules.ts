import { intakeAfter } from '../courses/intakes.rules.ts';
import type { SemesterNumber } from '../courses/courses.keys.ts';
import type { Flag } from '../common/flags.ts';
import { gradeTexts, gradeWords } from './evaluations.texts.ts';

/** The last intake of the older programme; the new journal has those after it. */
export const lastOldIntake = '2023-10-01';

/** Which subjects somebody who began in the intake has: `after_join`. */
export const programmeOf = (intake: string): Flag => (intake <= lastOldIntake ? 0 : 1);

/** When those began who are in the semester of this number in the session. */
export const intakeInSession = (session: string, semester: SemesterNumber): string =>
  intakeAfter(session, 1 - semester);

/** What can be given, the highest first. 2,5 is admitted, but nobody is offered it. */
export const offeredGrades = [5, 4.5, 4, 3.5, 3, 2] as const;

/** Why a number is no grade; nothing where it is one, or where there is none. */
export const gradeFault = (grade: number | null): string | undefined => {
  if (grade === null) return undefined;
  if (grade > 5) return gradeTexts.tooHigh;
  if (grade < 2) return gradeTexts.tooLow;
  return Number.isInteger(grade * 2) ? undefined : gradeTexts.halves;
};

/** 4.5 → '4,5'. */
export const formatGrade = (grade: number): string => grade.toFixed(1).replace('.', ',');

export const gradeInWords = (grade: number): string => gradeWords[String(grade)] ?? '';

/** A grade that the student passes with. */
export const isPassing = (grade: number): boolean => grade >= 3;

/** To two decimals, of the grades that there are; none without any. */
export const averageOf = (grades: readonly (number | null)[]): number | undefined => {
  const given = grades.filter((grade) => grade !== null);
  if (given.length === 0) return undefined;
  const sum = given.reduce((total, grade) => total + Math.round(grade * 10), 0);
  return Math.round((sum * 10) / given.length) / 100;
};

/** '4', '4+', '4,5', '4.5', '45' or '4,0' as a number; null when empty, undefined when it is none. */
export const readGrade = (typed: string): number | null | undefined => {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  if (/^[2-5]\+$/u.test(text)) return Number(text[0]) + 0.5;
  if (/^[2-5][05]$/u.test(text)) return Number(text) / 10;
  return /^\d{1,2}(?:\.\d{1,3})?$/u.test(text) ? Number(text) : undefined;
};
