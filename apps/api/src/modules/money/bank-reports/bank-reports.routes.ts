import { bankReportRoutes as routes, bankRowRoutes } from '@indeks/contract/bank-reports/bank-reports.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as reports from './bank-reports.service.ts';
import * as explaining from './explaining.service.ts';
import { suggest } from './suggesting.service.ts';
import { upload } from './uploading.service.ts';

export const mountBankReports = (app: HttpApp): void => {
  mount(app, routes.list, (ctx, { query }) => reports.list(ctx, query));
  mount(app, routes.get, (ctx, { params }) => reports.get(ctx, params.id));
  mount(app, routes.rows, (ctx, { params, query }) => reports.rows(ctx, params.id, query));
  mount(app, routes.upload, (ctx, { body, file }) => upload(ctx, body.name, file));
  mount(app, routes.file, (ctx, { params }) => reports.file(ctx, params.id));
  mount(app, routes.accept, (ctx, { params, body }) => reports.accept(ctx, params.id, body));
  mount(app, routes.remove, (ctx, { params }) => reports.removeMany(ctx, [params.id]));
  mount(app, routes.removeMany, (ctx, { body }) => reports.removeMany(ctx, body));
  mount(app, bankRowRoutes.waiting, (ctx, { query }) => explaining.waiting(ctx, query));
  mount(app, bankRowRoutes.suggestions, (ctx, { params }) => suggest(ctx, params.id));
  mount(app, bankRowRoutes.give, (ctx, { params, body }) => explaining.give(ctx, params.id, body));
  mount(app, bankRowRoutes.takeBack, (ctx, { params, body }) =>
    explaining.takeBack(ctx, params.id, body.version),
  );
  mount(app, bankRowRoutes.dismiss, (ctx, { params, body }) => explaining.dismiss(ctx, params.id, body));
};
