import { issueChatRoutes, issueRoutes as routes } from '@indeks/contract/talk/issues/issues.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as assigning from './assigning.service.ts';
import * as attaching from './attaching.service.ts';
import * as issues from './issues.service.ts';
import * as merging from './merging.service.ts';
import * as noting from './noting.service.ts';
import * as replying from './replying.service.ts';

export const mountIssues = (app: HttpApp): void => {
  mount(app, routes.list, (ctx, { query }) => issues.list(ctx, query));
  mount(app, routes.counts, (ctx) => issues.counts(ctx));
  mount(app, routes.one, (ctx, { params }) => issues.one(ctx, params.id));
  mount(app, routes.create, (ctx, { body }) => issues.create(ctx, body));
  mount(app, routes.edit, (ctx, { params, body }) => issues.change(ctx, params.id, body));
  mount(app, routes.assign, (ctx, { params, body }) => assigning.assign(ctx, params.id, body.uid));
  mount(app, routes.merge, (ctx, { params, body }) => merging.merge(ctx, params.id, body.into));
  mount(app, routes.removeMany, (ctx, { body }) => issues.removeMany(ctx, body));
  mount(app, routes.addFile, (ctx, { file }) => attaching.addFile(ctx, file));
  mount(app, routes.removeFile, (ctx, { params }) => attaching.removeFile(ctx, params.id));
  mount(app, routes.file, (ctx, { params }) => attaching.file(ctx, params.file));
  mount(app, issueChatRoutes.history, (ctx, { params, query }) =>
    replying.history(ctx, params.id, query.before),
  );
  mount(app, issueChatRoutes.seen, (ctx, { params }) => replying.seen(ctx, params.id));
  mount(app, issueChatRoutes.send, (ctx, { body, file }) => replying.send(ctx, { ...body, file }));
  mount(app, issueChatRoutes.note, (ctx, { params, body }) => noting.note(ctx, params.id, body.text));
  mount(app, issueChatRoutes.attachment, (ctx, { params }) => replying.attachment(ctx, params.file));
};
