import { carRoutes as routes } from '@indeks/contract/month/cars/cars.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as cars from './cars.service.ts';

export const mountCars = (app: HttpApp): void => {
  mount(app, routes.list, (ctx, { query }) => cars.list(ctx, query.user));
  mount(app, routes.create, (ctx, { query, body }) => cars.create(ctx, query.user, body));
  mount(app, routes.edit, (ctx, { params, body }) => cars.edit(ctx, params.id, body));
  mount(app, routes.remove, (ctx, { params, query }) => cars.remove(ctx, params.id, query.user));
};
