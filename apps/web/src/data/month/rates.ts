import { rateRoutes as routes } from '@indeks/contract/month/rates/rates.routes';
import { routeQuery } from '../route-query.ts';

/** The rates of a person. A new rate is announced as a change of the trips that it prices. */
export const ratesQuery = (user: number) =>
  routeQuery(routes.list, { params: { id: user } }, { topic: 'trips' });
