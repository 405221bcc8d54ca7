import { accountRoutes as routes } from '@indeks/contract/accounts/accounts.routes';
import { queryOptions } from '@tanstack/react-query';
import { routeQuery } from './route-query.ts';

export const ownSessionsQuery = queryOptions({
  ...routeQuery(routes.ownSessions, {}, { topic: 'sessions' }),
  select: ({ items }) => items,
});
