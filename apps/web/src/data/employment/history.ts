import type { CallInput } from '@indeks/contract/common/route';
import { historyRoutes as routes } from '@indeks/contract/employment/questionnaire/history.routes';
import { pageQuery } from '../route-query.ts';

type HistoryQuery = NonNullable<CallInput<typeof routes.ofUser>['query']>;

/** The changes of one person's form. */
export const historyQuery = (user: number, query: HistoryQuery) =>
  pageQuery(routes.ofUser, { params: { id: user }, query }, { topic: 'questionnaires' });
