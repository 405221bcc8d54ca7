import { systemRoutes as routes } from '@indeks/contract/provider/system/system.routes';
import { routeQuery } from '../route-query.ts';

export const accessibilityQuery = routeQuery(routes.accessibility, {});
