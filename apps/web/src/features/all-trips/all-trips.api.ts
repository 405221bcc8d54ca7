import { tripRoutes as routes } from '@indeks/contract/trips/trips.routes';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/api/use-change.ts';

export const useRemoveTrips = () =>
  useChange('trips', (ids: number[]) => call(routes.removeMany, { body: ids }));
