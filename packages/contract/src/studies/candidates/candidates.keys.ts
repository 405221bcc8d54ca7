/** Apart from the schemas, so that a list can name its columns without loading what only a form needs. */
export const candidateSortKeys = ['date', 'username'] as const;
export type CandidateSortKey = (typeof candidateSortKeys)[number];

/** Waits for a decision, was not enrolled before recruitment closed, or is enrolled. */
export const candidateStates = ['waiting', 'overdue', 'admitted'] as const;
export type CandidateState = (typeof candidateStates)[number];
