import type { CallInput } from '@indeks/contract/common/route';
import { historyRoutes as routes } from '@indeks/contract/history/history.routes';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/api/use-change.ts';

type HistoryQuery = NonNullable<CallInput<typeof routes.ofUser>['query']>;

/** The changes of one person's form. */
export const historyOf = (user: number, query: HistoryQuery) =>
  queryOptions({
    queryKey: ['history', user, query],
    queryFn: ({ signal }) => call(routes.ofUser, { params: { id: user }, query }, { signal }),
    placeholderData: keepPreviousData,
    meta: { topic: 'questionnaires' },
  });

export const useMarkAsRead = () =>
  useChange('questionnaires', (ids: number[]) => call(routes.markAsRead, { body: ids }));
