import type { BankReportDetail } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import { countBookable } from './count-bookable.ts';
import type { RefusedFile } from './use-upload.ts';

interface Counted {
  count: number;
  sum: number;
}

/** The result of a file: its report, or the reason why there is none. */
export interface ImportRow {
  id: string;
  fileName: string;
  report?: BankReportDetail;
  failure?: string;
}

export const importRows = (
  reports: readonly BankReportDetail[],
  refused: readonly RefusedFile[],
): ImportRow[] => [
  ...refused.map(({ fileName, failure }) => ({ id: `refused ${fileName}`, fileName, failure })),
  ...reports.map((report) => ({ id: String(report.id), fileName: report.file_name, report })),
];

/** An unknown file: sending it again would tell no more. */
const isForeign = ({ refusals }: BankReportDetail): boolean =>
  refusals.some(({ reason }) => reason === 'unknown-format');

export type ImportState = 'refused' | 'damaged' | 'accepted' | 'empty' | 'asked' | 'known' | 'ready';

/** Only a file that is understood whole, asks nothing and is not accepted yet is ready. */
export const judgeImport = ({ report }: ImportRow): ImportState => {
  if (!report || isForeign(report)) return 'refused';
  if (report.state !== 'waiting') return report.state;
  if (report.states.asked.count > 0) return 'asked';
  return countBooked(report).count + report.states.unmatched.count === 0 && report.states.known.count > 0
    ? 'known'
    : 'ready';
};

/** Lower where somebody has to act first. */
export const rankNeed = (row: ImportRow): number => {
  const state = judgeImport(row);
  if (state === 'refused' || state === 'damaged') return 0;
  return state === 'asked' ? 1 : 2;
};

export const isAcceptable = (row: ImportRow): boolean => ['known', 'ready'].includes(judgeImport(row));

/** How many wait for what. */
export function countStates(rows: readonly ImportRow[]) {
  const count = (state: ImportState) => rows.filter((row) => judgeImport(row) === state).length;
  return {
    ready: rows.filter(isAcceptable).length,
    asked: count('asked'),
    damaged: count('damaged'),
    saved: count('accepted'),
  };
}

export const countBooked = (report: BankReportDetail): Counted => countBookable(report);

/** Incoming money of the file; its states add up to it. */
export const countCredits = ({ credits }: BankReportDetail): Counted => credits;

export const addUp = (every: readonly Counted[]): Counted =>
  every.reduce((total, one) => ({ count: total.count + one.count, sum: total.sum + one.sum }), {
    count: 0,
    sum: 0,
  });

/** The columns of counts and sums, in the order of the table. */
export const importColumns = {
  matched: countBooked,
  unmatched: ({ states }: BankReportDetail): Counted => states.unmatched,
  known: ({ states }: BankReportDetail): Counted => addUp([states.known, states.dismissed]),
  asked: ({ states }: BankReportDetail): Counted => states.asked,
  refused: ({ states }: BankReportDetail): Counted => addUp([states.refused, states.withheld]),
} as const;
export type ImportColumn = keyof typeof importColumns;
