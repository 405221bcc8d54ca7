import { placeRoutes as routes } from '@indeks/contract/provider/places/places.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as places from './places.service.ts';

export const mountPlaces = (app: HttpApp): void => {
  mount(app, routes.list, (ctx, { query }) => places.list(ctx, query));
  mount(app, routes.ofUser, (ctx) => places.ofUser(ctx));
  mount(app, routes.coordinators, (ctx) => places.coordinators(ctx));
  mount(app, routes.secretariat, (ctx) => places.secretariat(ctx));
  mount(app, routes.exportCsv, (ctx, { query }) => places.exportCsv(ctx, query));
  mount(app, routes.create, (ctx, { body }) => places.create(ctx, body));
  mount(app, routes.edit, (ctx, { params, body }) => places.edit(ctx, params.id, body));
  mount(app, routes.removeMany, (ctx, { body }) => places.removeMany(ctx, body));
};
