import { candidateRoutes as routes } from '@indeks/contract/studies/candidates/candidates.routes';
import type { CallInput } from '@indeks/contract/common/route';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { pageQuery, routeQuery } from '../route-query.ts';

type CandidatesQuery = NonNullable<CallInput<typeof routes.list>['query']>;

export const candidatesPageQuery = (query: CandidatesQuery) =>
  pageQuery(routes.list, { query }, { topic: 'candidates' });

export const candidateQuery = (id: number) =>
  routeQuery(routes.get, { params: { id } }, { topic: 'candidates' });

export const fetchCandidatesCsv = (query: CandidatesQuery) => call(routes.exportCsv, { query });

/** As many as one search over everything offers; the list has the others. */
const foundLimit = 5;

/** The first candidates whom a few words find. */
export const findCandidatesQuery = (search: string) =>
  routeQuery(routes.list, { query: { page: 1, itemsPerPage: foundLimit, search } }, { topic: 'candidates' });

/** The names that come nearest to a search that found nobody. */
export const nearCandidatesQuery = (search: string) =>
  queryOptions({ ...routeQuery(routes.near, { query: { search } }), select: ({ items }) => items });
