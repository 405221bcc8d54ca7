/** States of a finding, the worst first. */
export const findingStates = ['bad', 'warning', 'unknown', 'ok'] as const;
export type FindingState = (typeof findingStates)[number];
