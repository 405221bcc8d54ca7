import {
  bankReportRoutes as routes,
  bankRowRoutes,
} from '@indeks/contract/money/bank-reports/bank-reports.routes';
import type { CallInput } from '@indeks/contract/common/route';
import { call } from '#shared/api/call.ts';
import { pageQuery, routeQuery } from '../route-query.ts';

type ReportsQuery = NonNullable<CallInput<typeof routes.list>['query']>;
type RowsQuery = NonNullable<CallInput<typeof routes.rows>['query']>;
type WaitingQuery = NonNullable<CallInput<typeof bankRowRoutes.waiting>['query']>;

export const bankReportsQuery = (query: ReportsQuery) =>
  pageQuery(routes.list, { query }, { topic: 'bank-reports' });

export const bankReportQuery = (id: number) =>
  routeQuery(routes.get, { params: { id } }, { topic: 'bank-reports' });

/** What would become of their payments if they went. */
export const removalQuery = (ids: readonly number[]) =>
  routeQuery(
    routes.removal,
    { query: { ids: ids.join(',') } },
    { topic: 'bank-reports', also: ['payments'] },
  );

export const bankRowsQuery = (id: number, query: RowsQuery) =>
  pageQuery(routes.rows, { params: { id }, query }, { topic: 'bank-reports', also: ['payments'] });

/** Payments that nobody was found for. */
export const waitingRowsQuery = (query: WaitingQuery) =>
  pageQuery(bankRowRoutes.waiting, { query }, { topic: 'bank-reports' });

/** How many they are. */
export const waitingCountQuery = waitingRowsQuery({ page: 1, itemsPerPage: 5 });

/** People whose payment it may be. */
export const suggestionsQuery = (id: number) =>
  routeQuery(bankRowRoutes.suggestions, { params: { id } }, { topic: 'payments', also: ['bank-reports'] });

/** Which of the whole queue have a suggestion, and which of them a sure one. */
export const tracesQuery = routeQuery(bankRowRoutes.traces, {}, { topic: 'bank-reports' });

export const fetchBankFile = (id: number) => call(routes.file, { params: { id } });
export const fetchBankRowsCsv = (id: number) => call(routes.exportRows, { params: { id } });
