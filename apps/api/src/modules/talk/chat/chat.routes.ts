import { chatRoutes as routes, inboxRoutes } from '@indeks/contract/talk/chat/chat.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as chat from './chat.service.ts';
import * as inbox from './inbox.service.ts';
import { people } from './partners.service.ts';
import { search } from './searching.service.ts';
import * as sending from './sending.service.ts';

export const mountChat = (app: HttpApp): void => {
  mount(app, routes.people, (ctx, { query }) => people(ctx, query.search));
  mount(app, routes.last, (ctx, { query }) => chat.last(ctx, query));
  mount(app, routes.history, (ctx, { params, query }) => chat.history(ctx, params.id, query.before));
  mount(app, routes.send, (ctx, { body, file }) => sending.send(ctx, { ...body, file }));
  mount(app, routes.mark, (ctx, { params }) => chat.mark(ctx, params.id, params.status === 1));
  mount(app, routes.unread, (ctx) => chat.unread(ctx));
  mount(app, routes.search, (ctx, { query }) => search(ctx, query.search));
  mount(app, routes.removeMany, (ctx, { body }) => sending.removeMany(ctx, body));
  mount(app, routes.attachment, (ctx, { params }) => chat.attachment(ctx, params.file));
  mount(app, inboxRoutes.take, (ctx, { params, body }) => inbox.take(ctx, params.id, body.taken));
  mount(app, inboxRoutes.replies, (ctx) => inbox.listReplies(ctx));
  mount(app, inboxRoutes.createReply, (ctx, { body }) => inbox.createReply(ctx, body));
  mount(app, inboxRoutes.editReply, (ctx, { params, body }) => inbox.editReply(ctx, params.id, body));
  mount(app, inboxRoutes.removeReplies, (ctx, { body }) => inbox.removeReplies(ctx, body));
};
