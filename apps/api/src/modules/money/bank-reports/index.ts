export { mountBankReports } from './bank-reports.routes.ts';
export { bankFileColumn } from './file-columns.ts';
