import { accountRoutes as routes } from '@indeks/contract/accounts/accounts.routes';
import { secondStepRoutes } from '@indeks/contract/accounts/second-step.routes';
import { queryOptions } from '@tanstack/react-query';
import { routeQuery } from './route-query.ts';

export const ownSessionsQuery = queryOptions({
  ...routeQuery(routes.ownSessions, {}, { topic: 'sessions' }),
  select: ({ items }) => items,
});

export const secondStepQuery = routeQuery(secondStepRoutes.state, {}, { topic: 'sessions' });

/** How many people are signed in now. */
export const activeSessionsQuery = routeQuery(routes.activeSessions, {}, { topic: 'sessions' });
