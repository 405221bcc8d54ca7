import type { CallInput } from '@indeks/contract/common/route';
import { paymentRoutes as routes } from '@indeks/contract/money/payments/payments.routes';
import { call } from '#shared/api/call.ts';
import { pageQuery, routeQuery } from '../route-query.ts';

type StudentsQuery = NonNullable<CallInput<typeof routes.students>['query']>;

type TotalsQuery = NonNullable<CallInput<typeof routes.totals>['query']>;

export const settledStudentsQuery = (query: StudentsQuery) =>
  pageQuery(routes.students, { query }, { topic: 'payments' });

/** What all the people of a list come to. */
export const settledTotalsQuery = (query: TotalsQuery) =>
  routeQuery(routes.totals, { query }, { topic: 'payments' });

export const fetchSettlementsCsv = (query: StudentsQuery) => call(routes.exportCsv, { query });

/** What a student owes and paid. */
export const settlementsQuery = (id: number) =>
  routeQuery(routes.ofPerson, { params: { id } }, { topic: 'payments' });
