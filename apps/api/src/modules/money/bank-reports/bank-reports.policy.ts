import type { RowState } from '@indeks/contract/money/bank-reports/bank-reports.keys';

interface Judged {
  readonly state: RowState;
}

/** A payment without a known student is assigned to enrolments, or marked as not belonging to students. */
export const canExplain = ({ state }: Judged): boolean => state === 'unmatched';

/** A manual decision can be changed. */
export const canTakeBack = ({ state }: Judged): boolean => state === 'explained' || state === 'dismissed';

/** A row that looks like a known transfer may be answered: it is the same one, or another. */
export const canAnswer = ({ state }: Judged): boolean => state === 'asked';

/** The amounts of a payment that was split. */
export const canChangeParts = ({ state, parts }: Judged & { readonly parts: readonly object[] }): boolean =>
  state === 'explained' && parts.length > 1;

interface Answered extends Judged {
  readonly answered: 'same' | 'other' | null;
}

/** An answer can be taken back; rows that were assigned or dismissed since return to the waiting ones. */
export const canAskAgain = ({ state, answered }: Answered): boolean => {
  if (answered === 'same') return state !== 'withheld' && state !== 'refused';
  return answered === 'other' && (state === 'matched' || state === 'unmatched' || state === 'asked');
};
