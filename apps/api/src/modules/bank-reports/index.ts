export { mountBankReports } from './bank-reports.routes.ts';
