import { statisticsRoutes as routes } from '@indeks/contract/money/statistics/statistics.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as statistics from './statistics.service.ts';

export const mountStatistics = (app: HttpApp): void => {
  mount(app, routes.settlements, (ctx, { query }) => statistics.settlements(ctx, query));
  mount(app, routes.grouped, (ctx, { query }) => statistics.grouped(ctx, query));
  mount(app, routes.groupedCsv, (ctx, { query }) => statistics.groupedCsv(ctx, query));
  mount(app, routes.groups, (ctx, { query }) => statistics.groups(ctx, query));
  mount(app, routes.trends, (ctx) => statistics.trends(ctx));
  mount(app, routes.trendsCsv, (ctx) => statistics.trendsCsv(ctx));
  mount(app, routes.users, (ctx) => statistics.users(ctx));
};
