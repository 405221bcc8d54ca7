import type { CallInput } from '@indeks/contract/common/route';
import { tripRoutes as routes } from '@indeks/contract/trips/trips.routes';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';

type AllTripsQuery = CallInput<typeof routes.listAll>['query'];

export const allTripsPage = (query: AllTripsQuery) =>
  queryOptions({
    queryKey: ['trips', 'all', query],
    queryFn: ({ signal }) => call(routes.listAll, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: { topic: 'trips' },
  });

export const allTripsPdf = (query: AllTripsQuery) => call(routes.registerOfAll, { query });
