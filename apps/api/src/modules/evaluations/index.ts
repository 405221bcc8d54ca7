export { mountEvaluations } from './evaluations.routes.ts';
