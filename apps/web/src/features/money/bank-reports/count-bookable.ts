import type { BankReportDetail } from '@indeks/contract/money/bank-reports/bank-reports.schemas';

/** What an acceptance books: rows whose enrolment was found, and those that were given one. */
export const countBookable = ({ states: { matched, explained } }: Pick<BankReportDetail, 'states'>) => ({
  count: matched.count + explained.count,
  sum: matched.sum + explained.sum,
});
