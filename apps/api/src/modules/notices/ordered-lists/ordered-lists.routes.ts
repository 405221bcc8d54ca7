import { orderedListRoutes as routes } from '@indeks/contract/notices/ordered-lists/ordered-lists.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as orders from './ordered-lists.service.ts';

export const mountOrderedLists = (app: HttpApp): void => {
  mount(app, routes.list, (ctx) => orders.list(ctx));
  mount(app, routes.file, (ctx, { params }) => orders.file(ctx, params.id));
  mount(app, routes.remove, (ctx, { params }) => orders.remove(ctx, params.id));
};
