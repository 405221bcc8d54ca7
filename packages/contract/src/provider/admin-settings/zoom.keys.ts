/** What is wrong with the account, or why a meeting could not be made. */
export const zoomProblems = [
  'not-set',
  'credentials',
  'account',
  'scopes',
  'host-unknown',
  'refused',
  'away',
  'limit',
] as const;
export type ZoomProblem = (typeof zoomProblems)[number];
