import { formatGrade, gradeInWords } from '@indeks/contract/evaluations/grades.rules';
import classes from './evaluations.module.css';
import { rowTexts as texts } from './evaluations.texts.ts';

interface GradeChipProps {
  grade: number | null;
  /** With the grade in words beside it. */
  inWords?: boolean;
}

export function GradeChip({ grade, inWords = false }: GradeChipProps) {
  if (grade === null) return <span className={classes['noGrade']}>{texts.noGrade}</span>;
  return (
    <span className={classes['grade']}>
      <span className={classes['chip']}>{formatGrade(grade)}</span>
      {inWords && <span className={classes['quiet']}>{gradeInWords(grade)}</span>}
    </span>
  );
}

/** As sentences say it. */
export const gradeOrNone = (grade: number | null): string =>
  grade === null ? texts.noGrade : formatGrade(grade);
