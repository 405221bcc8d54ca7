import {
  broadcastRoutes as routes,
  templateRoutes,
} from '@indeks/contract/talk/broadcasts/broadcasts.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as broadcasts from './broadcasts.service.ts';
import { edit } from './editing.service.ts';
import * as previewing from './previewing.service.ts';
import { recall } from './recalling.service.ts';
import * as sending from './sending.service.ts';
import * as templates from './templates.service.ts';

export const mountBroadcasts = (app: HttpApp): void => {
  mount(app, routes.send, (ctx, { body, file }) => sending.send(ctx, body, file));
  mount(app, routes.sendToSeveral, (ctx, { body, file }) => sending.sendToSeveral(ctx, body, file));
  mount(app, routes.audience, (ctx, { body }) => previewing.audience(ctx, body));
  mount(app, routes.preview, (ctx, { body }) => previewing.preview(ctx, body));
  mount(app, routes.sendToSelf, (ctx, { body }) => previewing.sendToSelf(ctx, body));
  mount(app, routes.list, (ctx, { query }) => broadcasts.list(ctx, query));
  mount(app, routes.ofPerson, (ctx, { params }) => broadcasts.ofPerson(ctx, params.id));
  mount(app, routes.get, (ctx, { params }) => broadcasts.get(ctx, params.id));
  mount(app, routes.recipients, (ctx, { params, query }) => broadcasts.recipients(ctx, params.id, query));
  mount(app, routes.recipientsCsv, (ctx, { params, query }) =>
    broadcasts.exportRecipients(ctx, params.id, query),
  );
  mount(app, routes.edit, (ctx, { params, body }) => edit(ctx, params.id, body));
  mount(app, routes.recall, (ctx, { params }) => recall(ctx, params.id));
  mount(app, routes.removeMany, (ctx, { body }) => broadcasts.removeMany(ctx, body));
  mount(app, templateRoutes.list, (ctx) => templates.list(ctx));
  mount(app, templateRoutes.create, (ctx, { body }) => templates.create(ctx, body));
  mount(app, templateRoutes.edit, (ctx, { params, body }) => templates.edit(ctx, params.id, body));
  mount(app, templateRoutes.removeMany, (ctx, { body }) => templates.removeMany(ctx, body));
};
