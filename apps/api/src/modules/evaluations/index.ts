export { countGrades } from './grades.queries.ts';
export { mountEvaluations } from './evaluations.routes.ts';
export { getHeldGroup } from './groups.service.ts';
export { getSubject } from './evaluations.service.ts';
export { fromTenths } from './evaluations.rules.ts';
