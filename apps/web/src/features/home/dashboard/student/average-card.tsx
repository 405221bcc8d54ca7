import { averageIn, countMissing } from '@indeks/contract/studies/evaluations/grade-book.rules';
import { IconNotebook } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { gradeBookQuery } from '#data/studies/evaluations.ts';
import { formatNumber } from '#shared/lib/format.ts';
import classes from './student-pages.module.css';
import { averageTexts as texts, finishTexts } from './student-pages.texts.ts';
import { SummaryCard } from './summary-card.tsx';

/** The average of the newest course that has a grade. The grade book says when it cannot be read. */
export function AverageCard() {
  const { data } = useQuery(gradeBookQuery);
  const courses = data?.courses ?? [];
  const course = courses.find((one) => averageIn(one) !== undefined);
  const average = course && averageIn(course);
  if (!course || average === undefined) return null;
  const all = course.grades.length;
  return (
    <SummaryCard
      title={texts.title}
      icon={IconNotebook}
      tone="ok"
      value={formatNumber(average, 2)}
      of={finishTexts.grades(all - countMissing(course).grades, all)}
      more={{ to: '/student-grades', label: texts.open }}
    >
      {courses.length > 1 && <strong className={classes.named}>{course.name}</strong>}
    </SummaryCard>
  );
}
