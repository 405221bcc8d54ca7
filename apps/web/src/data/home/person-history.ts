import type { CallInput } from '@indeks/contract/common/route';
import { personHistoryRoutes as routes } from '@indeks/contract/home/person-history/person-history.routes';
import { call } from '#shared/api/call.ts';
import { pageQuery } from '../route-query.ts';

export type PersonHistoryQuery = NonNullable<CallInput<typeof routes.ofPerson>['query']>;
type PersonHistoryFilter = NonNullable<CallInput<typeof routes.exportCsv>['query']>;

/** What was changed of a person: their studies, forms, grades, contracts and account. */
export const personHistoryQuery = (id: number, query: PersonHistoryQuery) =>
  pageQuery(
    routes.ofPerson,
    { params: { id }, query },
    { topic: 'students', also: ['people', 'student-forms', 'questionnaires', 'grades'] },
  );

export const ownHistoryQuery = (query: PersonHistoryQuery) =>
  pageQuery(routes.own, { query }, { topic: 'students', also: ['grades'] });

export const fetchPersonHistoryCsv = (id: number, query: PersonHistoryFilter) =>
  call(routes.exportCsv, { params: { id }, query });
