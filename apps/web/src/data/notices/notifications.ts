import type { CallInput } from '@indeks/contract/common/route';
import { notificationRoutes as routes } from '@indeks/contract/notices/notifications/notifications.routes';
import { pageQuery, routeQuery } from '../route-query.ts';

type NotificationsQuery = NonNullable<CallInput<typeof routes.list>['query']>;

const meta = { topic: 'notifications' } as const;

export const notificationsPageQuery = (query: NotificationsQuery) => pageQuery(routes.list, { query }, meta);

/** How many are unread, counted to a bound. */
export const unreadNotificationsQuery = routeQuery(routes.unread, {}, meta);

/** How the person wants to be told of each type by mail. */
export const mailChoicesQuery = routeQuery(routes.choices, {}, meta);
