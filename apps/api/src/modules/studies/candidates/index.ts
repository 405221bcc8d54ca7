export { mountCandidates } from './candidates.routes.ts';
export { waitingCandidates } from './candidates.service.ts';
