import { workTimeRoutes as routes } from '@indeks/contract/month/work-times/work-times.routes';
import { orderList } from '#modules/notices/ordered-lists/index.ts';
import { listAnswer } from '#platform/http/file-answers.ts';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as documents from './documents.service.ts';
import * as workTimes from './work-times.service.ts';

export const mountWorkTimes = (app: HttpApp): void => {
  mount(app, routes.list, (ctx, { query }) => workTimes.list(ctx, query));
  mount(app, routes.listAll, (ctx, { query }) => workTimes.listAll(ctx, query));
  mount(app, routes.register, (ctx, { query }) => documents.register(ctx, query));
  mount(app, routes.registerOfAll, (ctx, { query }) => listAnswer(ctx, documents.timesPrinted, query));
  mount(app, routes.orderRegisterOfAll, (ctx, { query }) => orderList(ctx, documents.timesPrinted, query));
  mount(app, routes.create, (ctx, { query, body }) => workTimes.create(ctx, query.user, body));
  mount(app, routes.edit, (ctx, { params, body }) => workTimes.edit(ctx, params.id, body));
  mount(app, routes.removeMany, (ctx, { body }) => workTimes.removeMany(ctx, body));
};
