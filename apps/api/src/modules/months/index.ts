export { canSubmit, hasBegun, maySend, typesSentBy } from './months.policy.ts';
export { findReport, holdForSending, listRejected, listReports, type MonthKey } from './months.queries.ts';
export { reportToWire, type ReportRow } from './months.rules.ts';
export {
  changedAfterAcceptance,
  viewMonth,
  openDays,
  refuseClosedMonths,
  refuseClosedMonthsOfMany,
  refuseUnprintable,
  type ReportsByMonth,
} from './months.service.ts';
export { canTake } from './report-steps.rules.ts';
export { acceptReports, decideReport, sendReport, storeJudged, withdrawReport } from './reports.queries.ts';
