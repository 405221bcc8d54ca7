export type { RightOver } from './person-rights.policy.ts';
export { enrolmentFacts } from './person-rights.queries.ts';
export { findRightOver, rightOverRow, rightsOver } from './person-rights.service.ts';
