import type { InboxView } from '@indeks/contract/talk/chat/chat.keys';
import { chatRoutes as routes, inboxRoutes } from '@indeks/contract/talk/chat/chat.routes';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { addressOf } from '#shared/api/request.ts';
import { routeQuery } from '../route-query.ts';

const meta = { topic: 'chat' } as const;

/** Conversations, the newest first; more of them are older ones. */
export const conversationsQuery = (unread: boolean) =>
  infiniteQueryOptions({
    queryKey: [routes.last.path, { unread }],
    queryFn: ({ pageParam, signal }) =>
      call(routes.last, { query: { before: pageParam, ...(unread && { unread: 'true' }) } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ more, items }) => (more ? items.at(-1)?.lastActiveItems[0]?.id : undefined),
    meta,
  });

/** A view of the shared inbox; each part says where the next one begins. */
export const inboxQuery = (view: InboxView) =>
  infiniteQueryOptions({
    queryKey: [inboxRoutes.list.path, { view }],
    queryFn: ({ pageParam, signal }) =>
      call(inboxRoutes.list, { query: { view, from: pageParam } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    meta,
  });

export const inboxCountsQuery = routeQuery(inboxRoutes.counts, {}, meta);

export const colleaguesQuery = routeQuery(inboxRoutes.colleagues, {}, meta);

/** Messages with somebody, backwards from the newest. */
export const historyQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [routes.history.path, id],
    queryFn: ({ pageParam, signal }) =>
      call(routes.history, { params: { id }, query: { before: pageParam } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ more, messages }) => (more ? messages[0]?.id : undefined),
    meta,
  });

export const unreadMessagesQuery = routeQuery(routes.unread, {}, meta);

export const chatPeopleQuery = (search: string) =>
  queryOptions({ ...routeQuery(routes.people, { query: { search } }), placeholderData: keepPreviousData });

export const foundMessagesQuery = (search: string) =>
  queryOptions({ ...routeQuery(routes.search, { query: { search } }), placeholderData: keepPreviousData });

/** Whom a conversation of the inbox is with. */
export const correspondentQuery = (id: number) => routeQuery(inboxRoutes.person, { params: { id } }, meta);

export const savedRepliesQuery = routeQuery(inboxRoutes.replies, {}, meta);

export const attachmentAddress = (file: string): string => addressOf(routes.attachment, { params: { file } });
