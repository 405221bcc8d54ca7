import { firstDay, lastDay } from '@indeks/contract/months/months.rules';
import { rateRoutes as routes } from '@indeks/contract/rates/rates.routes';
import type { NewRate } from '@indeks/contract/rates/rates.schemas';
import { tripRoutes } from '@indeks/contract/trips/trips.routes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/api/use-change.ts';

/** A rate is announced as a change of the trips that it prices. */
const meta = { topic: 'trips' } as const;

export const ratesOf = (user: number) =>
  queryOptions({
    queryKey: ['rates', user],
    queryFn: ({ signal }) => call(routes.list, { params: { id: user } }, { signal }),
    meta,
  });

export const useSetRate = (user: number) =>
  useChange('trips', (body: NewRate) => call(routes.set, { params: { id: user }, body }));

/** What the register of a month would hold, and whether it can be printed. */
export const monthToPrint = (month: string, user: number) =>
  queryOptions({
    queryKey: ['trips', 'to-print', month, user],
    queryFn: ({ signal }) =>
      call(tripRoutes.list, { query: { from: firstDay(month), to: lastDay(month), user } }, { signal }),
    meta,
  });

export const mileageRegister = (month: string, user: number) =>
  call(tripRoutes.register, { query: { month, user } });
