export { countGrades } from './grades.queries.ts';
export { mountEvaluations } from './evaluations.routes.ts';
export { closeTerm, getGroup, getHeldGroup, readAttempts, type ClosedOutcome } from './groups.service.ts';
export { getSubject } from './evaluations.service.ts';
export { findOtherClosing, fromTenths, needsTerm, toTenths } from './evaluations.rules.ts';
