import type { RowState } from '@indeks/contract/bank-reports/bank-reports.keys';

interface Judged {
  readonly state: RowState;
}

/** A payment that nobody was found for is given to enrolments, or is said not to be of students. */
export const canExplain = ({ state }: Judged): boolean => state === 'unmatched';

/** What was decided by hand can be decided anew. */
export const canTakeBack = ({ state }: Judged): boolean => state === 'explained' || state === 'dismissed';
