import { tripRoutes as routes } from '@indeks/contract/month/trips/trips.routes';
import { orderList } from '#modules/notices/ordered-lists/index.ts';
import { listAnswer } from '#platform/http/file-answers.ts';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as documents from './documents.service.ts';
import * as trips from './trips.service.ts';

export const mountTrips = (app: HttpApp): void => {
  mount(app, routes.list, (ctx, { query }) => trips.list(ctx, query));
  mount(app, routes.listAll, (ctx, { query }) => trips.listAll(ctx, query));
  mount(app, routes.register, (ctx, { query }) => documents.register(ctx, query));
  mount(app, routes.registerOfAll, (ctx, { query }) => listAnswer(ctx, documents.tripsPrinted, query));
  mount(app, routes.orderRegisterOfAll, (ctx, { query }) => orderList(ctx, documents.tripsPrinted, query));
  mount(app, routes.create, (ctx, { query, body }) => trips.create(ctx, query.user, body));
  mount(app, routes.edit, (ctx, { params, body }) => trips.edit(ctx, params.id, body));
  mount(app, routes.clone, (ctx, { params }) => trips.clone(ctx, params.id));
  mount(app, routes.removeMany, (ctx, { body }) => trips.removeMany(ctx, body));
};
