import type { BankReportDetail } from '@indeks/contract/money/bank-reports/bank-reports.schemas';

/** Rows that an acceptance books: those with a found or assigned enrolment. */
export const countBookable = ({ states: { matched, explained } }: Pick<BankReportDetail, 'states'>) => ({
  count: matched.count + explained.count,
  sum: matched.sum + explained.sum,
});
