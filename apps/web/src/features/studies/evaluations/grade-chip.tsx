import { didNotCome } from '@indeks/contract/studies/evaluations/evaluations.keys';
import type { Evaluation } from '@indeks/contract/studies/evaluations/evaluations.schemas';
import { formatGrade, gradeInWords } from '@indeks/contract/studies/evaluations/grades.rules';
import { outcomeInWords } from '#parts/studies/grades/outcomes.ts';
import classes from './evaluations.module.css';
import { rowTexts as texts } from './evaluations.texts.ts';

interface GradeChipProps {
  /** 0: did not come. */
  grade: number | null;
  /** With the grade in words beside it. */
  inWords?: boolean;
}

export function GradeChip({ grade, inWords = false }: GradeChipProps) {
  if (grade === null) return <span className={classes.noGrade}>{texts.noGrade}</span>;
  if (grade === didNotCome) return <span className={classes.noGrade}>{outcomeInWords(didNotCome)}</span>;
  return (
    <span className={classes.grade}>
      <span className={classes.chip}>{formatGrade(grade)}</span>
      {inWords && <span className={classes.quiet}>{gradeInWords(grade)}</span>}
    </span>
  );
}

/** As sentences say it. */
export const gradeOrNone = (grade: number | null): string => {
  if (grade === null) return texts.noGrade;
  return grade === didNotCome ? outcomeInWords(grade) : formatGrade(grade);
};

/** The grade that counts; without one, whether the student did not come. */
export const countingIn = ({ grade, attempts }: Pick<Evaluation, 'grade' | 'attempts'>): number | null =>
  grade ?? (attempts.length > 0 ? didNotCome : null);
