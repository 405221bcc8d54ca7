import { firstDay, lastDay } from '@indeks/contract/months/months.rules';
import { tripRoutes as routes } from '@indeks/contract/trips/trips.routes';
import type { NewTrip, Trip, TripEdit } from '@indeks/contract/trips/trips.schemas';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/api/use-change.ts';

/** One's own trips of a month, or those of the person acted for. */
export const monthOfTrips = (month: string, user: number | undefined) =>
  queryOptions({
    queryKey: ['trips', 'month', month, user],
    queryFn: ({ signal }) =>
      call(routes.list, { query: { from: firstDay(month), to: lastDay(month), user } }, { signal }),
    meta: { topic: 'trips', also: ['reports', 'cars'] },
  });

export const mileageRegister = (month: string, user: number | undefined) =>
  call(routes.register, { query: { month, user } });

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
