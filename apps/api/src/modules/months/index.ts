export { hasBegun, maySend } from './months.policy.ts';
export { findReport, holdForSending, listReports, reportColumns, type MonthKey } from './months.queries.ts';
export { reportToWire, type ReportRow } from './months.rules.ts';
export {
  monthView,
  openDays,
  refuseClosedMonths,
  refuseClosedMonthsOfMany,
  refuseUnprintable,
  type ReportsByMonth,
} from './months.service.ts';
export { canTake } from './report-steps.rules.ts';
