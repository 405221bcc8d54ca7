import { reportStatus, type ReportStatus } from '@indeks/contract/month/monthly-reports/report-status';

/** Undefined: not sent yet. */
export type ReportState = ReportStatus | undefined;
export type ReportStep = 'send' | 'withdraw' | 'accept' | 'reject' | 'take-back';

const { rejected, sent, accepted } = reportStatus;

/** The life of a report, the same for hours, trips and weekends: from where each step can be taken. */
const steps: Readonly<Record<ReportStep, readonly ReportState[]>> = {
  send: [undefined, rejected],
  // Back to where it was sent from.
  withdraw: [sent],
  accept: [sent],
  reject: [sent],
  // Rejected with a reason, after all.
  'take-back': [accepted],
};

export const canTake = (state: ReportState, step: ReportStep): boolean => steps[step].includes(state);
