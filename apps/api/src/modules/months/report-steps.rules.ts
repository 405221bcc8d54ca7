import { reportStatus, type ReportStatus } from '@indeks/contract/months/report-status';

/** Undefined: not sent yet. */
export type ReportState = ReportStatus | undefined;
export type ReportStep = 'send' | 'accept' | 'reject';

const { rejected, sent, accepted } = reportStatus;

/** The life of a report, the same for hours, trips and weekends. */
const steps: Readonly<Record<ReportStep, { from: readonly ReportState[]; to: ReportStatus }>> = {
  send: { from: [undefined, rejected], to: sent },
  accept: { from: [sent], to: accepted },
  reject: { from: [sent], to: rejected },
};

/** Where the step leads, or undefined when it cannot be taken from there. */
export const statusAfter = (state: ReportState, step: ReportStep): ReportStatus | undefined =>
  steps[step].from.includes(state) ? steps[step].to : undefined;

export const canTake = (state: ReportState, step: ReportStep): boolean =>
  statusAfter(state, step) !== undefined;
