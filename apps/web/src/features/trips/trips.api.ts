import { firstDay, lastDay } from '@indeks/contract/months/months.rules';
import { tripRoutes as routes } from '@indeks/contract/trips/trips.routes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';

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
