export { broadcastJobs } from './broadcasts.jobs.ts';
export { mountBroadcasts } from './broadcasts.routes.ts';
