import { broadcastRoutes as routes } from '@indeks/contract/talk/broadcasts/broadcasts.routes';
import type { CallInput } from '@indeks/contract/common/route';
import { pageQuery, routeQuery } from '../route-query.ts';

type BroadcastsQuery = NonNullable<CallInput<typeof routes.list>['query']>;
type RecipientsQuery = NonNullable<CallInput<typeof routes.recipients>['query']>;

const meta = { topic: 'broadcasts' } as const;

export const broadcastsPageQuery = (query: BroadcastsQuery) => pageQuery(routes.list, { query }, meta);

/** One message to many and how far it has come. */
export const broadcastQuery = (id: number) => routeQuery(routes.get, { params: { id } }, meta);

export const recipientsPageQuery = (id: number, query: RecipientsQuery) =>
  pageQuery(routes.recipients, { params: { id }, query }, meta);
