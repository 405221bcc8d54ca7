import { personRightRoutes as routes } from '@indeks/contract/provider/person-rights/person-rights.routes';
import { routeQuery } from '../route-query.ts';

/** Who has an address, as far as the signed-in person may know. */
export const addressHolderQuery = (email: string) => routeQuery(routes.holder, { body: { email } });
