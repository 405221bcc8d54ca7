import type { CandidateState } from '@indeks/contract/studies/candidates/candidates.keys';
import { lastClosing } from '@indeks/contract/studies/candidates/recruitment.rules';

interface Applied {
  readonly date: string;
  readonly enrolment_id: number | null;
}

/** Whoever applied before the last recruitment closed and is not enrolled is listed for removal. */
export const judgeState = ({ date, enrolment_id }: Applied, today: string): CandidateState => {
  if (enrolment_id !== null) return 'admitted';
  return date <= lastClosing(today) ? 'overdue' : 'waiting';
};
