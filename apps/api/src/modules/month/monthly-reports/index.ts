export { acceptanceBlocks } from './acceptance-blocks.ts';
export { canSubmit, hasBegun, maySend, typesSentBy } from './monthly-reports.policy.ts';
export {
  findReport,
  holdForSending,
  listRejected,
  listReports,
  type MonthKey,
} from './monthly-reports.queries.ts';
export { reportToWire, type ReportRow } from './monthly-reports.rules.ts';
export {
  viewMonth,
  openDays,
  refuseClosedMonths,
  refuseClosedMonthsOfMany,
  type ReportsByMonth,
} from './monthly-reports.service.ts';
export {
  readPrintedMonth,
  type MonthOfPerson,
  type PrintedMonth,
  type PrintedPeriod,
} from './printed-month.service.ts';
export { definePrintedPeriod } from './printed-period.ts';
export { canTake } from './report-steps.rules.ts';
export {
  acceptReports,
  decideReport,
  sendReport,
  storeJudged,
  withdrawReport,
} from './report-rows.queries.ts';
