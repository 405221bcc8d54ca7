import {
  broadcastRoutes as routes,
  templateRoutes,
} from '@indeks/contract/talk/broadcasts/broadcasts.routes';
import type { CallInput } from '@indeks/contract/common/route';
import { call } from '#shared/api/call.ts';
import { pageQuery, routeQuery } from '../route-query.ts';

type BroadcastsQuery = NonNullable<CallInput<typeof routes.list>['query']>;
type RecipientsQuery = NonNullable<CallInput<typeof routes.recipients>['query']>;
export type AudienceBody = CallInput<typeof routes.audience>['body'];
export type PreviewBody = CallInput<typeof routes.preview>['body'];

const meta = { topic: 'broadcasts' } as const;

export const broadcastsPageQuery = (query: BroadcastsQuery) => pageQuery(routes.list, { query }, meta);

/** One message to many and how far it has come. */
export const broadcastQuery = (id: number) => routeQuery(routes.get, { params: { id } }, meta);

export const recipientsPageQuery = (id: number, query: RecipientsQuery) =>
  pageQuery(routes.recipients, { params: { id }, query }, meta);
export const fetchRecipientsCsv = (id: number, query: RecipientsQuery) =>
  call(routes.recipientsCsv, { params: { id }, query });

/** Whom a message would be for, and the words that one of them would read. */
export const audienceQuery = (body: AudienceBody) => pageQuery(routes.audience, { body });
export const previewQuery = (body: PreviewBody) => pageQuery(routes.preview, { body });

export const templatesQuery = routeQuery(templateRoutes.list, {}, meta);
