import { securityStateRoutes as routes } from '@indeks/contract/provider/security-state/security-state.routes';
import { routeQuery } from '../route-query.ts';

/** As it is at the moment of asking. */
export const systemStateQuery = routeQuery(routes.system, {}, { topic: 'security-state' });

export const securityStateQuery = routeQuery(routes.read, {}, { topic: 'security-state' });
