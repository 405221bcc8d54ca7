export type { RightOver } from './person-rights.policy.ts';
export { enrolmentFacts, holdHolder } from './person-rights.queries.ts';
export { mountPersonRights } from './person-rights.routes.ts';
export { findRightOver, rightOverRow, rightsOver } from './person-rights.service.ts';
export { refuseHeldAddress, settleSamePerson } from './same-person.service.ts';
