import { calendarFeedRoutes as routes } from '@indeks/contract/talk/calendar-feeds/calendar-feeds.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as feeds from './calendar-feeds.service.ts';
import * as reading from './reading.service.ts';

export const mountCalendarFeeds = (app: HttpApp): void => {
  mount(app, routes.list, (ctx) => feeds.list(ctx));
  mount(app, routes.make, (ctx, { body }) => feeds.make(ctx, body));
  mount(app, routes.revoke, (ctx, { params }) => feeds.revoke(ctx, params.id));
  mount(app, routes.read, (ctx, { params }) => reading.read(ctx, params.token));
};
