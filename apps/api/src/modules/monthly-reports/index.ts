export { mountMonthlyReports } from './reports.routes.ts';
