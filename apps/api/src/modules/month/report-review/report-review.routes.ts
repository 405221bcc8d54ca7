import { reportRoutes as routes } from '@indeks/contract/month/report-review/report-review.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as reminders from './reminders.service.ts';
import * as reports from './report-review.service.ts';
import * as sending from './sending.service.ts';
import * as transitions from './transitions.service.ts';

export const mountMonthlyReports = (app: HttpApp): void => {
  mount(app, routes.list, (ctx, { query }) => reports.list(ctx, query));
  mount(app, routes.listAll, (ctx, { query }) => reports.listAll(ctx, query));
  mount(app, routes.waiting, (ctx, { query }) => reports.waiting(ctx, query.month));
  mount(app, routes.rest, (ctx, { query }) => reminders.rest(ctx, query.month));
  mount(app, routes.listToRemind, (ctx, { query }) => reminders.listToRemind(ctx, query.month));
  mount(app, routes.remind, (ctx, { body }) => reminders.remind(ctx, body.month));
  mount(app, routes.backlog, (ctx) => reports.backlog(ctx));
  mount(app, routes.review, (ctx, { params, query }) => reports.review(ctx, params.id, query));
  mount(app, routes.preview, (ctx, { query }) => sending.preview(ctx, query.month));
  mount(app, routes.submit, (ctx, { body }) => sending.submit(ctx, body));
  mount(app, routes.submitMany, (ctx, { body }) => sending.submitMany(ctx, body));
  mount(app, routes.withdraw, (ctx, { body }) => sending.withdraw(ctx, body));
  mount(app, routes.decide, (ctx, { params, body }) => transitions.decide(ctx, params.id, body));
  mount(app, routes.takeBack, (ctx, { params, body }) => transitions.takeBack(ctx, params.id, body));
  mount(app, routes.acceptClean, (ctx, { body }) => transitions.acceptClean(ctx, body.month));
};
