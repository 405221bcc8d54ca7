import { semesterOn } from '@indeks/contract/studies/courses/intakes.rules';
import type { OwnEnrolment } from '@indeks/contract/studies/students/own-studies.schemas';
import { formatMonth } from '#shared/lib/format.ts';
import { studentPagesTexts as texts } from './student-pages.texts.ts';

export const joinNames = ({ courses }: Pick<OwnEnrolment, 'courses'>): string =>
  courses.map(({ name }) => name).join(' i\u00a0');

/** 'nabór październik 2025', and the semester while there is one. */
export const describeWhen = ({ date }: Pick<OwnEnrolment, 'date'>, today: string): string[] => {
  const semester = semesterOn(date, today);
  const intake = texts.intake(formatMonth(date.slice(0, 7)));
  return semester === undefined ? [intake] : [intake, texts.semester(semester)];
};
