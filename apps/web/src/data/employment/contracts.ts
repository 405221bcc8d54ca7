import type { CallInput } from '@indeks/contract/common/route';
import { contractRoutes as routes } from '@indeks/contract/employment/contracts/contracts.routes';
import { routeQuery } from '../route-query.ts';

/** The contracts of a person. Their changes are announced as changes of people, whose lists show the latest one. */
export const contractsQuery = (user: number) =>
  routeQuery(routes.list, { query: { user } }, { topic: 'people' });

/** What speaks against a contract that is about to be written. */
export const contractDoubtsQuery = (query: CallInput<typeof routes.doubts>['query']) =>
  routeQuery(routes.doubts, { query });
