import type { SemesterNumber } from '../courses/courses.keys.ts';
import { calculateAverage, isPassing } from './grades.rules.ts';
import type { OwnCourse, OwnGrade } from './grade-book.schemas.ts';

/** From these days on the subjects of a semester stand together with those of the others, under their intake. */
const joinedSince: Readonly<Record<SemesterNumber, string>> = {
  1: '2024-03-01',
  2: '2024-10-01',
  3: '2025-03-01',
};

export const isJoined = ({ semester, date }: Pick<OwnGrade, 'semester' | 'date'>): boolean =>
  date >= joinedSince[semester];

export interface BookTab {
  /** Null: the subjects of an intake, of all its semesters. */
  readonly semester: SemesterNumber | null;
  /** When the semester began, or the intake. */
  readonly date: string;
  readonly grades: readonly OwnGrade[];
}

/** A tab for each semester, and after them one for what is joined. */
export const listTabs = ({ date, grades }: Pick<OwnCourse, 'date' | 'grades'>): BookTab[] => {
  const apart = grades.filter((grade) => !isJoined(grade));
  const joined = grades.filter(isJoined);
  const ofSemesters = [...Map.groupBy(apart, ({ semester }) => semester)].map(([semester, own]) => ({
    semester,
    date: own[0]?.date ?? date,
    grades: own,
  }));
  return [...ofSemesters, ...(joined.length > 0 ? [{ semester: null, date, grades: joined }] : [])];
};

/** Conditions that a student still has to meet to finish a course. */
export const countMissing = ({
  grades,
  thesis,
  practice,
  owed,
}: Pick<OwnCourse, 'grades' | 'thesis' | 'practice' | 'owed'>) => ({
  grades: grades.filter(({ grade }) => grade === null).length,
  failed: grades.filter(({ grade }) => grade !== null && !isPassing(grade)).length,
  thesis: thesis === 0,
  practice: practice === 0,
  owed,
});

export const averageIn = ({ grades }: Pick<OwnCourse, 'grades'>): number | undefined =>
  calculateAverage(grades.map(({ grade }) => grade));
