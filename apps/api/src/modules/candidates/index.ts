export { mountCandidates } from './candidates.routes.ts';
