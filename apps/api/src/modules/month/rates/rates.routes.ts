import { rateRoutes as routes } from '@indeks/contract/month/rates/rates.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as rates from './rates.service.ts';

export const mountRates = (app: HttpApp): void => {
  mount(app, routes.list, (ctx, { params }) => rates.list(ctx, params.id));
  mount(app, routes.set, (ctx, { params, body }) => rates.set(ctx, params.id, body));
};
