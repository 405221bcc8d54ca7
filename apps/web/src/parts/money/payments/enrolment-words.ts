import { formatMonth } from '@indeks/contract/common/format';
import type { SettledEnrolment } from '@indeks/contract/money/payments/payments.schemas';

interface Studied {
  courseName: string;
  courseName2: string | null;
}

/** One or two. */
export const courseNamesOf = ({ courseName, courseName2 }: Studied): string[] =>
  courseName2 === null ? [courseName] : [courseName, courseName2];

export const intakeOf = ({ date }: Pick<SettledEnrolment, 'date'>): string => formatMonth(date.slice(0, 7));

/** An enrolment in one line of words. */
export const inWords = (enrolment: SettledEnrolment): string =>
  `${courseNamesOf(enrolment).join(', ')}, ${intakeOf(enrolment)}`;
