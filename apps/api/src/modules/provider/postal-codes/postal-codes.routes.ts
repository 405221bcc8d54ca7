import { postalCodeRoutes as routes } from '@indeks/contract/provider/postal-codes/postal-codes.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as postalCodes from './postal-codes.service.ts';

export const mountPostalCodes = (app: HttpApp): void => {
  mount(app, routes.places, (ctx, { params }) => postalCodes.places(ctx, params.code));
};
