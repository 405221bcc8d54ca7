import {
  bankReportRoutes as routes,
  bankRowRoutes,
} from '@indeks/contract/money/bank-reports/bank-reports.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as reports from './bank-reports.service.ts';
import { answer, askAgain } from './answering.service.ts';
import { giveEach, takeBackEach } from './explaining-many.service.ts';
import * as explaining from './explaining.service.ts';
import { suggest, trace } from './suggesting.service.ts';
import { upload } from './uploading.service.ts';

export const mountBankReports = (app: HttpApp): void => {
  mount(app, routes.list, (ctx, { query }) => reports.list(ctx, query));
  mount(app, routes.get, (ctx, { params }) => reports.get(ctx, params.id));
  mount(app, routes.rows, (ctx, { params, query }) => reports.rows(ctx, params.id, query));
  mount(app, routes.exportRows, (ctx, { params }) => reports.exportRows(ctx, params.id));
  mount(app, routes.upload, (ctx, { body, file }) => upload(ctx, body.name, file));
  mount(app, routes.file, (ctx, { params }) => reports.file(ctx, params.id));
  mount(app, routes.accept, (ctx, { params, body }) => reports.accept(ctx, params.id, body));
  mount(app, routes.removal, (ctx, { query }) => reports.removal(ctx, query.ids));
  mount(app, routes.remove, (ctx, { params }) => reports.removeMany(ctx, [params.id]));
  mount(app, routes.removeMany, (ctx, { body }) => reports.removeMany(ctx, body));
  mount(app, bankRowRoutes.waiting, (ctx, { query }) => explaining.waiting(ctx, query));
  mount(app, bankRowRoutes.suggestions, (ctx, { params }) => suggest(ctx, params.id));
  mount(app, bankRowRoutes.traces, (ctx) => trace(ctx));
  mount(app, bankRowRoutes.give, (ctx, { params, body }) => explaining.give(ctx, params.id, body));
  mount(app, bankRowRoutes.giveMany, (ctx, { body }) => giveEach(ctx, body));
  mount(app, bankRowRoutes.changeParts, (ctx, { params, body }) =>
    explaining.changeParts(ctx, params.id, body),
  );
  mount(app, bankRowRoutes.answer, (ctx, { params, body }) => answer(ctx, params.id, body));
  mount(app, bankRowRoutes.askAgain, (ctx, { params, body }) => askAgain(ctx, params.id, body.version));
  mount(app, bankRowRoutes.takeBack, (ctx, { params, body }) =>
    explaining.takeBack(ctx, params.id, body.version),
  );
  mount(app, bankRowRoutes.takeBackMany, (ctx, { body }) => takeBackEach(ctx, body));
  mount(app, bankRowRoutes.dismiss, (ctx, { params, body }) => explaining.dismiss(ctx, params.id, body));
};
