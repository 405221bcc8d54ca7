export { askForUnsentFiles, issueJobs } from './issues.jobs.ts';
export { mountIssues } from './issues.routes.ts';
