import type { CallInput } from '@indeks/contract/common/route';
import { graduationRoutes as routes } from '@indeks/contract/studies/graduation/graduation.routes';
import { call } from '#shared/api/call.ts';
import { pageQuery } from '../route-query.ts';

type GraduationQuery = NonNullable<CallInput<typeof routes.list>['query']>;

/** Who may finish, and what the others lack. */
export const graduationPageQuery = (query: GraduationQuery) =>
  pageQuery(routes.list, { query }, { topic: 'grades' });

export const fetchGraduationCsv = (query: GraduationQuery) => call(routes.exportCsv, { query });
