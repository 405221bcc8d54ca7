import { countMissing } from '@indeks/contract/studies/evaluations/grade-book.rules';
import type { OwnCourse } from '@indeks/contract/studies/evaluations/grade-book.schemas';
import { formatMoney } from '#shared/lib/format.ts';
import { today } from '#shared/lib/today.ts';
import { gradeBookTexts as texts } from './evaluations.texts.ts';

interface MissingPartsProps {
  course: OwnCourse;
  /** What is left to be paid, where this course tells it. */
  owed: number;
}

/** What a student still needs: what is due in the semesters that have begun, and what comes later. */
export function MissingParts({ course, owed }: MissingPartsProps) {
  const { now, later } = listMissing(course, today());
  if (now.length + later.length === 0 && owed === 0) return texts.complete;
  return (
    <>
      {now.length > 0 && <div>{texts.dueNow(now.join(', '))}</div>}
      {later.length > 0 && <div>{texts.dueLater(later.join(', '))}</div>}
      {owed > 0 && <div>{texts.owed(formatMoney(owed))}</div>}
    </>
  );
}

/** The thesis and the practice are due in the last semester. */
const listMissing = (course: OwnCourse, day: string) => {
  const { thesis, practice } = countMissing(course);
  const begun = course.grades.filter(({ date }) => date <= day);
  const toCome = course.grades.filter(({ date }) => date > day);
  const ends = [...(thesis ? [texts.missingThesis] : []), ...(practice ? [texts.missingPractice] : [])];
  const isLast = toCome.length === 0;
  return {
    now: [...gradesIn({ ...course, grades: begun }), ...(isLast ? ends : [])],
    later: [...gradesIn({ ...course, grades: toCome }), ...(isLast ? [] : ends)],
  };
};

const gradesIn = (course: OwnCourse): string[] => {
  const { grades, failed } = countMissing(course);
  return [
    ...(grades > 0 ? [texts.missingGrades(grades)] : []),
    ...(failed > 0 ? [texts.missingFailed(failed)] : []),
  ];
};
