import { placeRoutes as routes } from '@indeks/contract/places/places.routes';
import type { NewPlace, Place, PlaceEdit } from '@indeks/contract/places/places.schemas';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallInput } from '@indeks/contract/common/route';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/api/use-change.ts';

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

export const useCreatePlace = () =>
  useChange('places', (input: { body: NewPlace; idempotencyKey: string }) =>
    call(routes.create, { body: input.body }, { idempotencyKey: input.idempotencyKey }),
  );

export const useEditPlace = () =>
  useChange('places', (input: { id: Place['id']; body: PlaceEdit }) =>
    call(routes.edit, { params: { id: input.id }, body: input.body }),
  );

export const useRemovePlaces = () =>
  useChange('places', (ids: number[]) => call(routes.removeMany, { body: ids }));
