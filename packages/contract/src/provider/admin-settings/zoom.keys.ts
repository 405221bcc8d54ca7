/** Problems of the account, and reasons why a meeting could not be created. */
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
