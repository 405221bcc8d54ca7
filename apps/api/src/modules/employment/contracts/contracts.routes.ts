import { contractRoutes as routes } from '@indeks/contract/employment/contracts/contracts.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as contracts from './contracts.service.ts';

export const mountContracts = (app: HttpApp): void => {
  mount(app, routes.list, (ctx, { query }) => contracts.list(ctx, query.user));
  mount(app, routes.create, (ctx, { query, body }) => contracts.create(ctx, query.user, body));
  mount(app, routes.createMany, (ctx, { body }) => contracts.createMany(ctx, body));
  mount(app, routes.doubts, (ctx, { query }) => contracts.doubts(ctx, query));
  mount(app, routes.edit, (ctx, { params, body }) => contracts.edit(ctx, params.id, body));
  mount(app, routes.removeMany, (ctx, { body }) => contracts.removeMany(ctx, body));
};
