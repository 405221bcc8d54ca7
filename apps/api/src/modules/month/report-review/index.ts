export { judgedReports } from './judged-reports.ts';
export { reportJobs } from './report-review.jobs.ts';
export { mountMonthlyReports } from './report-review.routes.ts';
