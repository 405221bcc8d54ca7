import { bankRowSortKeys, reportSortKeys } from '@indeks/contract/money/bank-reports/bank-reports.keys';
import { bankReportRoutes, bankRowRoutes } from '@indeks/contract/money/bank-reports/bank-reports.routes';
import type { MeasuredList } from './lists.ts';

const bankReports = {
  route: bankReportRoutes.list,
  sortKeys: reportSortKeys,
  words: { rare: 'raport 0001', common: 'wyciag', short: 'wy' },
};
const bankRows = {
  sortKeys: bankRowSortKeys,
  words: { rare: 'zaplata-ktorej-nie-ma', common: 'studia', short: 'st' },
};
export const listsOfBankReports: readonly MeasuredList[] = [
  bankReports,
  { ...bankReports, filter: 'state', query: { state: 'accepted' } },
  { ...bankRows, route: bankReportRoutes.rows, params: { id: 1 } },
  {
    ...bankRows,
    route: bankReportRoutes.rows,
    params: { id: 1 },
    filter: 'state',
    query: { state: 'unmatched' },
  },
  { ...bankRows, route: bankRowRoutes.waiting },
  // The first of those that wait.
  { route: bankRowRoutes.suggestions, params: { id: 1 }, statements: 4 },
];
