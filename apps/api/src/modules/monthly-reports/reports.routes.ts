import { reportRoutes as routes } from '@indeks/contract/reports/reports.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as reports from './reports.service.ts';
import * as transitions from './transitions.service.ts';

export const mountMonthlyReports = (app: HttpApp): void => {
  mount(app, routes.list, (ctx, { query }) => reports.list(ctx, query));
  mount(app, routes.listAll, (ctx, { query }) => reports.listAll(ctx, query));
  mount(app, routes.waiting, (ctx, { query }) => reports.waiting(ctx, query.month));
  mount(app, routes.submit, (ctx, { body }) => transitions.submit(ctx, body));
  mount(app, routes.decide, (ctx, { params, body }) => transitions.decide(ctx, params.id, body));
  mount(app, routes.acceptClean, (ctx, { body }) => transitions.acceptClean(ctx, body.month));
};
