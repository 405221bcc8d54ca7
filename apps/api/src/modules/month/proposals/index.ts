export { mountProposals } from './proposals.routes.ts';
