import { dashboardRoutes as routes } from '@indeks/contract/home/dashboard/dashboard.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as dashboard from './dashboard.service.ts';
import { officeToday } from './office.service.ts';
import { placesToday } from './places.service.ts';
import { settlementsToday } from './settlements.service.ts';

export const mountDashboard = (app: HttpApp): void => {
  mount(app, routes.get, (ctx) => dashboard.get(ctx));
  mount(app, routes.office, (ctx) => officeToday(ctx));
  mount(app, routes.places, (ctx) => placesToday(ctx));
  mount(app, routes.settlements, (ctx) => settlementsToday(ctx));
};
