import { staffRoutes as routes } from '@indeks/contract/employment/staff/staff.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import { removeMany } from './staff-removal.service.ts';
import * as staff from './staff.service.ts';

export const mountStaff = (app: HttpApp): void => {
  mount(app, routes.list, (ctx, { query }) => staff.list(ctx, query));
  mount(app, routes.ofRole, (ctx, { params, query }) => staff.ofRole(ctx, params.role, query));
  mount(app, routes.exportPeople, (ctx, { query }) => staff.exportPeople(ctx, query));
  mount(app, routes.exportContracts, (ctx, { query }) => staff.exportContracts(ctx, query));
  mount(app, routes.create, (ctx, { body }) => staff.create(ctx, body));
  mount(app, routes.edit, (ctx, { params, body }) => staff.edit(ctx, params.id, body));
  mount(app, routes.remove, (ctx, { params }) => removeMany(ctx, [params.id]));
  mount(app, routes.removeMany, (ctx, { body }) => removeMany(ctx, body));
  mount(app, routes.sendOneTimePassword, (ctx, { params }) => staff.sendPassword(ctx, params.id));
};
