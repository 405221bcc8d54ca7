import { mentorRoutes as routes, tagRoutes } from '@indeks/contract/talk/mentors/mentors.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as mentors from './mentors.service.ts';
import * as tags from './tags.service.ts';

export const mountMentors = (app: HttpApp): void => {
  mount(app, routes.list, (ctx, { query }) => mentors.list(ctx, query));
  mount(app, routes.one, (ctx, { params }) => mentors.one(ctx, params.id));
  mount(app, routes.create, (ctx, { body: { id: _id, ...body }, files }) => mentors.create(ctx, body, files));
  mount(app, routes.edit, (ctx, { params, body: { id: _id, ...body }, files }) =>
    mentors.edit(ctx, params.id, body, files),
  );
  mount(app, routes.removeMany, (ctx, { body }) => mentors.removeMany(ctx, body));
  mount(app, routes.file, (ctx, { params }) => mentors.file(ctx, params.file));
  mount(app, tagRoutes.links, (ctx) => tags.links(ctx));
  mount(app, tagRoutes.list, (ctx, { query }) => tags.list(ctx, query.search));
  mount(app, tagRoutes.create, (ctx, { body }) => tags.create(ctx, body.name));
  mount(app, tagRoutes.remove, (ctx, { params }) => tags.remove(ctx, params.id));
};
