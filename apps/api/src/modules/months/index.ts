export { canSubmit, hasBegun, maySend, typesSentBy } from './months.policy.ts';
export { findReport, holdForSending, listRejected, listReports, type MonthKey } from './months.queries.ts';
export { reportToWire, type ReportRow } from './months.rules.ts';
export {
  viewMonth,
  openDays,
  refuseClosedMonths,
  refuseClosedMonthsOfMany,
  type ReportsByMonth,
} from './months.service.ts';
export {
  readPrintedMonth,
  type MonthOfPerson,
  type PrintedMonth,
  type PrintedPeriod,
} from './printed-month.service.ts';
export { canTake } from './report-steps.rules.ts';
export { acceptReports, decideReport, sendReport, storeJudged, withdrawReport } from './reports.queries.ts';
