import { placeRoutes as routes } from '@indeks/contract/places/places.routes';
import type { NewPlace, Place, PlaceEdit } from '@indeks/contract/places/places.schemas';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
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

export const useCreatePlace = () =>
  useChange((input: { body: NewPlace; idempotencyKey: string }) =>
    call(routes.create, { body: input.body }, { idempotencyKey: input.idempotencyKey }),
  );

export const useEditPlace = () =>
  useChange((input: { id: Place['id']; body: PlaceEdit }) =>
    call(routes.edit, { params: { id: input.id }, body: input.body }),
  );

export const useRemovePlaces = () => useChange((ids: number[]) => call(routes.removeMany, { body: ids }));

/** What was written is read again, also after a refusal: the list may be older than the reason for it. */
function useChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => queries.invalidateQueries({ queryKey: [key] }) });
}
