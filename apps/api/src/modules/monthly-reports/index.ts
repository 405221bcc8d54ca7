export {
  monthView,
  openDays,
  refuseClosedMonths,
  refuseUnprintable,
  type ReportsByMonth,
} from './months.service.ts';
export { listReports } from './reports.queries.ts';
export { mountMonthlyReports } from './reports.routes.ts';
