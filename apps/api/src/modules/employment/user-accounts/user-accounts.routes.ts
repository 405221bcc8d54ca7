import { userAccountRoutes as routes } from '@indeks/contract/employment/user-accounts/user-accounts.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as accounts from './user-accounts.service.ts';

export const mountUserAccounts = (app: HttpApp): void => {
  mount(app, routes.list, (ctx, { query }) => accounts.list(ctx, query));
  mount(app, routes.create, (ctx, { body }) => accounts.create(ctx, body));
  mount(app, routes.edit, (ctx, { params, body }) => accounts.changeRole(ctx, params.id, body));
};
