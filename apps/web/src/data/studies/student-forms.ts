import type { CallInput } from '@indeks/contract/common/route';
import { studentFormRoutes as routes } from '@indeks/contract/studies/student-forms/student-forms.routes';
import { pageQuery, routeQuery } from '../route-query.ts';

/** The registration form of a student; before the first save, what the account knows. */
export const studentFormQuery = (uid: number) =>
  routeQuery(routes.get, { params: { uid } }, { topic: 'student-forms' });

type HistoryQuery = NonNullable<CallInput<typeof routes.history>['query']>;

/** What was changed in it. */
export const studentHistoryQuery = (uid: number, query: HistoryQuery) =>
  pageQuery(routes.history, { params: { uid }, query }, { topic: 'student-forms' });
