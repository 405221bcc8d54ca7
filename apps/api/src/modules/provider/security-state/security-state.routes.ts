import { securityStateRoutes as routes } from '@indeks/contract/provider/security-state/security-state.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as securityState from './security-state.service.ts';
import { readSystem } from './system.service.ts';

export const mountSecurityState = (app: HttpApp): void => {
  mount(app, routes.read, (ctx) => securityState.read(ctx));
  mount(app, routes.check, (ctx) => securityState.check(ctx));
  mount(app, routes.system, (ctx) => readSystem(ctx));
};
