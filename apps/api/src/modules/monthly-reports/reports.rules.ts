import type { ReportStatus } from '@indeks/contract/months/months.schemas';

/** Undefined: not sent yet. */
export type ReportState = ReportStatus | undefined;
export type ReportStep = 'send' | 'accept' | 'reject';

/** The life of a report, the same for hours, trips and weekend sessions. */
const steps: Readonly<Record<ReportStep, { from: readonly ReportState[]; to: ReportStatus }>> = {
  send: { from: [undefined, 0], to: 1 },
  accept: { from: [1], to: 2 },
  reject: { from: [1], to: 0 },
};

/** Where the step leads, or undefined when it cannot be taken from there. */
export const statusAfter = (state: ReportState, step: ReportStep): ReportStatus | undefined =>
  steps[step].from.includes(state) ? steps[step].to : undefined;

export const canTake = (state: ReportState, step: ReportStep): boolean =>
  statusAfter(state, step) !== undefined;
