export { accountJobs } from './accounts.jobs.ts';
export { mountAccounts } from './accounts.routes.ts';
