import { securityEventRoutes as routes } from '@indeks/contract/identity/security-events/security-events.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as securityEvents from './security-events.service.ts';

export const mountSecurityEvents = (app: HttpApp): void => {
  mount(app, routes.list, (ctx, { query }) => securityEvents.list(ctx, query));
};
