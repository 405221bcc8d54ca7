import {
  fileGroupRoutes as routes,
  groupFileRoutes,
} from '@indeks/contract/talk/file-groups/file-groups.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as groups from './file-groups.service.ts';
import * as files from './group-files.service.ts';

export const mountFileGroups = (app: HttpApp): void => {
  mount(app, routes.list, (ctx) => groups.list(ctx));
  mount(app, routes.audience, (ctx, { query }) => groups.audience(ctx, query));
  mount(app, routes.create, (ctx, { body }) => groups.create(ctx, body));
  mount(app, routes.edit, (ctx, { params, body }) => groups.edit(ctx, params.id, body));
  mount(app, routes.removeMany, (ctx, { body }) => groups.removeMany(ctx, body));
  mount(app, routes.visited, (ctx) => groups.visited(ctx));
  mount(app, groupFileRoutes.list, (ctx) => files.list(ctx));
  mount(app, groupFileRoutes.ofGroup, (ctx, { params }) => files.ofGroup(ctx, params.id));
  mount(app, groupFileRoutes.create, (ctx, { body, file }) => files.create(ctx, body, file));
  mount(app, groupFileRoutes.createMany, (ctx, { body, files: sent }) => files.createMany(ctx, body, sent));
  mount(app, groupFileRoutes.edit, (ctx, { params, body }) => files.edit(ctx, params.id, body));
  mount(app, groupFileRoutes.remove, (ctx, { params }) => files.removeMany(ctx, [params.id]));
  mount(app, groupFileRoutes.removeMany, (ctx, { body }) => files.removeMany(ctx, body));
  mount(app, groupFileRoutes.download, (ctx, { params }) => files.download(ctx, params.url));
};
