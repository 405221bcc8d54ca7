import { broadcastRoutes as routes } from '@indeks/contract/talk/broadcasts/broadcasts.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as broadcasts from './broadcasts.service.ts';
import * as sending from './sending.service.ts';

export const mountBroadcasts = (app: HttpApp): void => {
  mount(app, routes.send, (ctx, { body, file }) => sending.send(ctx, body, file));
  mount(app, routes.sendToSeveral, (ctx, { body, file }) => sending.sendToSeveral(ctx, body, file));
  mount(app, routes.list, (ctx, { query }) => broadcasts.list(ctx, query));
  mount(app, routes.ofPerson, (ctx, { params }) => broadcasts.ofPerson(ctx, params.id));
  mount(app, routes.get, (ctx, { params }) => broadcasts.get(ctx, params.id));
  mount(app, routes.recipients, (ctx, { params, query }) => broadcasts.recipients(ctx, params.id, query));
  mount(app, routes.edit, (ctx, { params, body }) => broadcasts.edit(ctx, params.id, body));
  mount(app, routes.removeMany, (ctx, { body }) => broadcasts.removeMany(ctx, body));
};
