import { carRoutes as routes } from '@indeks/contract/month/cars/cars.routes';
import { routeQuery } from '../route-query.ts';

/** One's own cars, or those of the person acted for. */
export const carsQuery = (user: number | undefined) =>
  routeQuery(routes.list, { query: { user } }, { topic: 'cars' });
