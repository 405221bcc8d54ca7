import { contractRoutes as routes } from '@indeks/contract/contracts/contracts.routes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';

export const contractsOf = (user: number) =>
  queryOptions({
    queryKey: ['contracts', user],
    queryFn: ({ signal }) => call(routes.list, { query: { user } }, { signal }),
    // A contract is part of what the lists of people show: its changes are theirs.
    meta: { topic: 'people' },
  });
