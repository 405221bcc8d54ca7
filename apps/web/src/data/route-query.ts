import type { CallInput, Route } from '@indeks/contract/common/route';
import { keepPreviousData, queryOptions, type QueryMeta } from '@tanstack/react-query';
import { call, type Answer } from '#shared/api/call.ts';

/**
 * The query of one call. Its key is the call's path and input, so that the same call has the same key everywhere and
 * is read once, whoever shows it.
 */
export function routeQuery<const R extends Route>(route: R, input: CallInput<R>, meta: QueryMeta = {}) {
  return queryOptions<Answer<R>>({
    queryKey: [route.path, input],
    queryFn: ({ signal }) => call<R>(route, input, { signal }),
    meta,
  });
}

/** The query of a paged or searched list: while the next page is fetched, the last one stays on the screen. */
export const pageQuery = <const R extends Route>(route: R, input: CallInput<R>, meta?: QueryMeta) =>
  queryOptions({ ...routeQuery(route, input, meta), placeholderData: keepPreviousData });
