import type { CallInput } from '@indeks/contract/common/route';
import { archiveRoutes as routes } from '@indeks/contract/studies/students/archive.routes';
import { call } from '#shared/api/call.ts';
import { pageQuery, routeQuery } from '../route-query.ts';

type ArchiveQuery = NonNullable<CallInput<typeof routes.list>['query']>;

export const archivePageQuery = (query: ArchiveQuery) =>
  pageQuery(routes.list, { query }, { topic: 'students' });

/** How many enrolments there are, and how many in the archive. */
export const enrolmentCountsQuery = routeQuery(routes.count, {}, { topic: 'students' });
export const fetchArchiveCsv = (query: ArchiveQuery) => call(routes.exportCsv, { query });

/** What hangs on enrolments, asked before they are deleted or archived: without a topic, since after either they are not there. */
export const hangingQuery = (ids: readonly number[]) =>
  routeQuery(routes.hanging, { query: { ids: ids.join(',') } });
