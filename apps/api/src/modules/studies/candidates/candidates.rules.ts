import type { CandidateState } from '@indeks/contract/studies/candidates/candidates.keys';
import { lastClosing } from '@indeks/contract/studies/candidates/recruitment.rules';

interface Applied {
  readonly date: string;
  readonly enrolment_id: number | null;
}

/** Candidates who applied before the last recruitment closed and are not enrolled are listed for removal. */
export const judgeState = ({ date, enrolment_id }: Applied, today: string): CandidateState => {
  if (enrolment_id !== null) return 'admitted';
  return date <= lastClosing(today) ? 'overdue' : 'waiting';
};
