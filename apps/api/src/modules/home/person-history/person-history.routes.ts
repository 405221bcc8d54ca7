import { personHistoryRoutes as routes } from '@indeks/contract/home/person-history/person-history.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as history from './person-history.service.ts';

export const mountPersonHistory = (app: HttpApp): void => {
  mount(app, routes.own, (ctx, { query }) => history.own(ctx, query));
  mount(app, routes.ofPerson, (ctx, { params, query }) => history.ofPerson(ctx, params.id, query));
  mount(app, routes.exportCsv, (ctx, { params, query }) => history.exportCsv(ctx, params.id, query));
};
