import { Title } from '@mantine/core';
import { cutCourseName } from '#parts/studies/students/course-name.ts';
import type { ReactNode } from 'react';
import { formatNumber } from '#shared/lib/format.ts';
import classes from './evaluations.module.css';
import { gradeBookTexts as texts } from './evaluations.texts.ts';

interface CourseHeadProps {
  /** The id of the heading, by which the card is labelled. */
  id: string;
  name: string;
  average: number | undefined;
  /** Below the name, in a few words. */
  note?: ReactNode;
  /** What can be done with the course. */
  action?: ReactNode;
}

/** A course with the average of its grades. */
export function CourseHead({ id, name, average, note, action }: CourseHeadProps) {
  return (
    <div className={classes.courseHead}>
      <div>
        <Title order={2} size="h3" id={id}>
          <span className={classes.courseLabel}>{texts.course} </span>
          {cutCourseName(name)}
        </Title>
        {note !== undefined && <div className={classes.courseNote}>{note}</div>}
      </div>
      <div className={classes.courseSide}>
        {action}
        {average !== undefined && (
          <div className={classes.average}>
            <div className={classes.quiet}>{texts.average}</div>
            <div className={classes.averageValue}>{formatNumber(average, 2)}</div>
          </div>
        )}
      </div>
    </div>
  );
}

/** 2025-03-01 → 03.2025 */
export const shortMonth = (day: string): string => `${day.slice(5, 7)}.${day.slice(0, 4)}`;
