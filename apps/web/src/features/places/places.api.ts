import { placeRoutes as routes } from '@indeks/contract/places/places.routes';
import type { NewPlace, Place, PlaceEdit } from '@indeks/contract/places/places.schemas';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/api/use-change.ts';

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
