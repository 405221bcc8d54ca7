export { reportJobs } from './reports.jobs.ts';
export { mountMonthlyReports } from './reports.routes.ts';
