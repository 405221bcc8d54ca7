import { intakeAfter, semesterOn } from '@indeks/contract/studies/courses/intakes.rules';
import type { OwnEnrolment } from '@indeks/contract/studies/students/own-studies.schemas';
import { formatMonth } from '#shared/lib/format.ts';
import type { PaidStudies } from './payments-card.tsx';
import { studentPagesTexts as texts } from './student-pages.texts.ts';

export const joinNames = ({ courses }: Pick<OwnEnrolment, 'courses'>): string =>
  courses.map(({ name }) => name).join(' i\u00a0');

/** 'nabór październik 2025', and the semester while there is one. */
export const describeWhen = ({ date }: Pick<OwnEnrolment, 'date'>, today: string): string[] => {
  const semester = semesterOn(date, today);
  const intake = texts.intake(formatMonth(date.slice(0, 7)));
  return semester === undefined ? [intake] : [intake, texts.semester(semester)];
};

/**
 * Studies that go on or are not paid for, and those that are over. Of somebody whose studies are all over the newest stay in
 * sight.
 */
export const splitStudies = (studies: readonly PaidStudies[], today: string) => {
  const isOver = ({ enrolment, dues }: PaidStudies) =>
    intakeAfter(enrolment.date, 3) <= today && (dues === undefined || dues.balance <= 0);
  const going = studies.filter((one) => !isOver(one));
  if (going.length === 0) return { going: studies.slice(0, 1), ended: studies.slice(1) };
  return { going, ended: studies.filter(isOver) };
};
