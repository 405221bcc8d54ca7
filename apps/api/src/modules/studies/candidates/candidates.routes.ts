import { candidateRoutes as routes } from '@indeks/contract/studies/candidates/candidates.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import { admit } from './admission.service.ts';
import * as candidates from './candidates.service.ts';

export const mountCandidates = (app: HttpApp): void => {
  mount(app, routes.list, (ctx, { query }) => candidates.list(ctx, query));
  mount(app, routes.exportCsv, (ctx, { query }) => candidates.exportCsv(ctx, query));
  mount(app, routes.near, (ctx, { query }) => candidates.near(ctx, query));
  mount(app, routes.get, (ctx, { params }) => candidates.get(ctx, params.id));
  mount(app, routes.create, (ctx, { body }) => candidates.create(ctx, body));
  mount(app, routes.edit, (ctx, { params, body }) => candidates.edit(ctx, params.id, body));
  mount(app, routes.admit, (ctx, { params, body }) => admit(ctx, params.id, body));
  mount(app, routes.remove, (ctx, { params }) => candidates.remove(ctx, params.id));
  mount(app, routes.removeMany, (ctx, { body }) => candidates.removeMany(ctx, body));
};
