import { postalCodeRoutes as routes } from '@indeks/contract/provider/postal-codes/postal-codes.routes';
import { routeQuery } from '../route-query.ts';

/** The places of a whole post code. */
export const placesOfCodeQuery = (code: string) => routeQuery(routes.places, { params: { code } });
