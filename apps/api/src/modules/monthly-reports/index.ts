export { judgedReports } from './judged-reports.ts';
export { reportJobs } from './reports.jobs.ts';
export { mountMonthlyReports } from './reports.routes.ts';
