import { contractRoutes as routes } from '@indeks/contract/contracts/contracts.routes';
import { routeQuery } from './route-query.ts';

/** The contracts of a person. Their changes are announced as changes of people, whose lists show the latest one. */
export const contractsQuery = (user: number) =>
  routeQuery(routes.list, { query: { user } }, { topic: 'people' });
