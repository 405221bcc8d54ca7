import { tripRoutes as routes } from '@indeks/contract/trips/trips.routes';
import type { NewTrip, Trip, TripEdit } from '@indeks/contract/trips/trips.schemas';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/api/use-change.ts';

interface NewEntry {
  body: NewTrip;
  user: number | undefined;
  idempotencyKey: string;
}

export const useCreateTrip = () =>
  useChange('trips', ({ body, user, idempotencyKey }: NewEntry) =>
    call(routes.create, { query: { user }, body }, { idempotencyKey }),
  );

export const useEditTrip = () =>
  useChange('trips', ({ id, body }: { id: Trip['id']; body: TripEdit }) =>
    call(routes.edit, { params: { id }, body }),
  );

export const useCloneTrip = () =>
  useChange('trips', ({ id, idempotencyKey }: { id: Trip['id']; idempotencyKey: string }) =>
    call(routes.clone, { params: { id } }, { idempotencyKey }),
  );

export const useRemoveTrips = () =>
  useChange('trips', (ids: number[]) => call(routes.removeMany, { body: ids }));
