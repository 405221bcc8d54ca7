import { rateRoutes as routes } from '@indeks/contract/month/rates/rates.routes';
import type { NewRate } from '@indeks/contract/month/rates/rates.schemas';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/api/use-change.ts';

/** A rate is announced as a change of the trips that it prices. */
export const useSetRate = (user: number) =>
  useChange('trips', (body: NewRate) => call(routes.set, { params: { id: user }, body }));
