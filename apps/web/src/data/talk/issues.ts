import type { CallInput } from '@indeks/contract/common/route';
import { issueChatRoutes, issueRoutes as routes } from '@indeks/contract/talk/issues/issues.routes';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { addressOf } from '#shared/api/request.ts';
import { pageQuery, routeQuery } from '../route-query.ts';

type IssuesQuery = NonNullable<CallInput<typeof routes.list>['query']>;

const meta = { topic: 'issues' } as const;

export const issuesPageQuery = (query: IssuesQuery) => pageQuery(routes.list, { query }, meta);

/** The newest issues that the words find, to choose one of them. */
export const issueChoicesQuery = (search: string) =>
  queryOptions({
    ...issuesPageQuery({
      page: 1,
      itemsPerPage: 20,
      sortBy: 'timestamp',
      sortDesc: true,
      ...(search !== '' && { search }),
    }),
    placeholderData: keepPreviousData,
  });

export const issueQuery = (id: number) => routeQuery(routes.one, { params: { id } }, meta);

/** How many there are in each status, and how many wait for the secretariat. */
export const issueCountsQuery = routeQuery(routes.counts, {}, meta);

/** Messages about an issue, backwards from the newest. */
export const issueHistoryQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [issueChatRoutes.history.path, id],
    queryFn: ({ pageParam, signal }) =>
      call(issueChatRoutes.history, { params: { id }, query: { before: pageParam } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ more, messages }) => (more ? messages[0]?.id : undefined),
    meta,
  });

export const issueFileAddress = (file: string): string => addressOf(routes.file, { params: { file } });

export const issueAttachmentAddress = (file: string): string =>
  addressOf(issueChatRoutes.attachment, { params: { file } });
