import { graduationRoutes as routes } from '@indeks/contract/studies/graduation/graduation.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as graduation from './graduation.service.ts';

export const mountGraduation = (app: HttpApp): void => {
  mount(app, routes.list, (ctx, { query }) => graduation.list(ctx, query));
  mount(app, routes.exportCsv, (ctx, { query }) => graduation.exportCsv(ctx, query));
};
