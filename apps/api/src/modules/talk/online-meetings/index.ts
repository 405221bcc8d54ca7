export { onlineMeetingJobs } from './online-meetings.jobs.ts';
export { mountOnlineMeetings } from './online-meetings.routes.ts';
export { linkColumn, passwordColumn } from './sealed-columns.ts';
