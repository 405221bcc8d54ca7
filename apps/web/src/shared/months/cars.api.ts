import { carRoutes as routes } from '@indeks/contract/cars/cars.routes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';

/** One's own cars, or those of the person acted for: a trip is made with one of them. */
export const carsOf = (user: number | undefined) =>
  queryOptions({
    queryKey: ['cars', user],
    queryFn: ({ signal }) => call(routes.list, { query: { user } }, { signal }),
    meta: { topic: 'cars' },
  });
