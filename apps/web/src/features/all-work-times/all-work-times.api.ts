import type { CallInput } from '@indeks/contract/common/route';
import { workTimeRoutes as routes } from '@indeks/contract/work-times/work-times.routes';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';

type AllTimesQuery = CallInput<typeof routes.listAll>['query'];

export const allTimesPage = (query: AllTimesQuery) =>
  queryOptions({
    queryKey: ['work-times', 'all', query],
    queryFn: ({ signal }) => call(routes.listAll, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: { topic: 'work-times' },
  });

export const allTimesPdf = (query: AllTimesQuery) => call(routes.registerOfAll, { query });
