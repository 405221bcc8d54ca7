import { notificationRoutes as routes } from '@indeks/contract/notices/notifications/notifications.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as notifications from './notifications.service.ts';

export const mountNotifications = (app: HttpApp): void => {
  mount(app, routes.list, (ctx, { query }) => notifications.list(ctx, query));
  mount(app, routes.unread, (ctx) => notifications.unread(ctx));
  mount(app, routes.watchAll, (ctx) => notifications.watchAll(ctx));
  mount(app, routes.watchSender, (ctx, { params }) => notifications.watchSender(ctx, params.uid));
  mount(app, routes.watch, (ctx, { params }) => notifications.watch(ctx, params.id));
  mount(app, routes.removeMany, (ctx, { body }) => notifications.removeMany(ctx, body));
  mount(app, routes.choices, (ctx) => notifications.choices(ctx));
  mount(app, routes.choose, (ctx, { body }) => notifications.choose(ctx, body));
};
