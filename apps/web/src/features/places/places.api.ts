import { placeRoutes as routes } from '@indeks/contract/places/places.routes';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallInput } from '@indeks/contract/common/route';
import { call } from '#shared/api/call.ts';

type PlacesQuery = NonNullable<CallInput<typeof routes.list>['query']>;

const key = 'places';

export const placesPage = (query: PlacesQuery) =>
  queryOptions({
    queryKey: [key, 'page', query],
    queryFn: ({ signal }) => call(routes.list, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: { topic: 'places' },
  });

export const coordinatorChoices = queryOptions({
  queryKey: [key, 'coordinators'],
  queryFn: ({ signal }) => call(routes.coordinators, {}, { signal }),
  select: ({ items }) => items.map(({ id, name }) => ({ value: id, label: name })),
});

export const placesCsv = (query: PlacesQuery) => call(routes.exportCsv, { query });
