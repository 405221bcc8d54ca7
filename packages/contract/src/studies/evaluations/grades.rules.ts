import { intakeAfter } from '../courses/intakes.rules.ts';
import type { SemesterNumber } from '../courses/courses.keys.ts';
import type { Flag } from '../../common/flags.ts';
import { gradeTexts, gradeWords } from './evaluations.texts.ts';

/** The last intake of the older programme; the new journal has those after it. */
export const lastOldIntake = '2023-10-01';

/** Which subjects somebody who began in the intake has: `after_join`. */
export const programmeOf = (intake: string): Flag => (intake <= lastOldIntake ? 0 : 1);

/** When those began who are in the semester of this number in the session. */
export const intakeInSession = (session: string, semester: SemesterNumber): string =>
  intakeAfter(session, 1 - semester);

/** Possible grades, the highest first. 2,5 is accepted but not offered. */
export const offeredGrades = [5, 4.5, 4, 3.5, 3, 2] as const;

/** Why a number is no grade; nothing where it is one, or where there is none. */
export const gradeFault = (grade: number | null): string | undefined => {
  if (grade === null) return undefined;
  if (grade > 5) return gradeTexts.tooHigh;
  if (grade < 2) return gradeTexts.tooLow;
  return Number.isInteger(grade * 2) ? undefined : gradeTexts.halves;
};

/** Allowed by the scale but unusual: a person who enters 2,5 is asked once. */
export const isUnusual = (grade: number): boolean => grade === 2.5;

/** 4.5 → '4,5'. */
export const formatGrade = (grade: number): string => grade.toFixed(1).replace('.', ',');

export const gradeInWords = (grade: number): string => gradeWords[String(grade)] ?? '';

/** A grade that the student passes with. */
export const isPassing = (grade: number): boolean => grade >= 3;

/** To two decimals, of the grades that there are; none without any. */
export const calculateAverage = (grades: readonly (number | null)[]): number | undefined => {
  const given = grades.filter((grade) => grade !== null);
  if (given.length === 0) return undefined;
  const sum = given.reduce((total, grade) => total + Math.round(grade * 10), 0);
  return Math.round((sum * 10) / given.length) / 100;
};

/**
 * What was typed or pasted as a grade: '4', '4+', '4,5', '4.5', '45', '4,0', 'db', 'dobry plus'. Null when it is empty, undefined
 * when it is no grade.
 */
export const readGrade = (typed: string): number | null | undefined => {
  const text = typed.trim().replace(',', '.').toLowerCase();
  if (text === '') return null;
  if (/^[2-5]\+$/u.test(text)) return Number(text[0]) + 0.5;
  if (/^[2-5][05]$/u.test(text)) return Number(text) / 10;
  if (/^\d{1,2}(?:\.\d{1,3})?$/u.test(text)) return Number(text);
  return readWords(text);
};

/** 'db', 'dobry', 'db+', 'db plus', 'dobry plus', '+db', 'dobry (4.0)'. */
const readWords = (text: string): number | undefined => {
  const words = text
    .replace(/\(.*\)$/u, '')
    .replace(/\bplus\b/u, '+')
    .replace(/[\s.]/gu, '');
  const grade = namedGrades[words.replace('+', '')];
  if (grade === undefined) return undefined;
  if (!words.includes('+')) return grade;
  return grade < 5 ? grade + 0.5 : undefined;
};

const namedGrades: Readonly<Record<string, number>> = {
  ndst: 2,
  niedostateczny: 2,
  niedostateczna: 2,
  dst: 3,
  dostateczny: 3,
  dostateczna: 3,
  db: 4,
  dobry: 4,
  dobra: 4,
  bdb: 5,
  bardzodobry: 5,
  bardzodobra: 5,
};
