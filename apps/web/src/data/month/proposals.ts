import { proposalRoutes as routes } from '@indeks/contract/month/proposals/proposals.routes';
import { queryOptions } from '@tanstack/react-query';
import { routeQuery } from '../route-query.ts';

/** The hours and trips that the month's meetings suggest. Reading them writes nothing. */
export const proposalsQuery = (month: string, user: number | undefined) =>
  queryOptions({
    ...routeQuery(
      routes.list,
      { query: { month, user } },
      { topic: 'meetings', also: ['work-times', 'trips', 'reports'] },
    ),
    select: ({ items }) => items,
  });
