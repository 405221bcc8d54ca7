import { systemRoutes as routes } from '@indeks/contract/provider/system/system.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import { declareAccessibility } from './accessibility.service.ts';
import * as system from './system.service.ts';

export const mountSystem = (app: HttpApp): void => {
  mount(app, routes.health, () => system.health());
  mount(app, routes.ready, (ctx) => system.ready(ctx));
  mount(app, routes.accessibility, (ctx) => declareAccessibility(ctx));
  mount(app, routes.openapi, () => system.openapi());
  mount(app, routes.reference, () => system.reference());
};
