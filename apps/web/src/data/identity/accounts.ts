import { accountRoutes as routes } from '@indeks/contract/identity/accounts/accounts.routes';
import { secondStepRoutes } from '@indeks/contract/identity/accounts/second-step.routes';
import { queryOptions } from '@tanstack/react-query';
import { routeQuery } from '../route-query.ts';

export const ownSessionsQuery = queryOptions({
  ...routeQuery(routes.ownSessions, {}, { topic: 'sessions' }),
  select: ({ items }) => items,
});

export const secondStepQuery = routeQuery(secondStepRoutes.state, {}, { topic: 'sessions' });

/** What a mailed link would undo. Asked once: it is over when it was used. */
export const addressChangeQuery = (token: string) =>
  queryOptions({
    ...routeQuery(routes.addressChange, { body: { token } }),
    retry: false,
    staleTime: Infinity,
  });

/** How many people are signed in now. */
export const activeSessionsQuery = routeQuery(routes.activeSessions, {}, { topic: 'sessions' });
