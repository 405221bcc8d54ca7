import { securityStateRoutes as routes } from '@indeks/contract/provider/security-state/security-state.routes';
import { routeQuery } from '../route-query.ts';

export const securityStateQuery = routeQuery(routes.read, {}, { topic: 'security-state' });
