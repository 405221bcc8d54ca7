import { protocolRoutes as routes } from '@indeks/contract/studies/protocols/protocols.routes';
import { orderList } from '#modules/notices/ordered-lists/index.ts';
import { listAnswer } from '#platform/http/file-answers.ts';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as documents from './documents.service.ts';
import * as drafting from './drafting.service.ts';
import * as generating from './generating.service.ts';
import * as protocols from './protocols.service.ts';

export const mountProtocols = (app: HttpApp): void => {
  mount(app, routes.list, (ctx, { query }) => protocols.list(ctx, query));
  mount(app, routes.group, (ctx, { query }) => generating.ofGroup(ctx, query));
  mount(app, routes.preview, (ctx, { query }) => drafting.preview(ctx, query));
  mount(app, routes.printPreview, (ctx, { body }) => drafting.printPreview(ctx, body));
  mount(app, routes.merged, (ctx, { query }) => listAnswer(ctx, documents.mergedPrinted, query));
  mount(app, routes.orderMerged, (ctx, { query }) => orderList(ctx, documents.mergedPrinted, query));
  mount(app, routes.verify, (ctx, { query }) => protocols.verify(ctx, query));
  mount(app, routes.save, (ctx, { body }) => generating.save(ctx, body));
  mount(app, routes.withdrawMany, (ctx, { body }) => protocols.withdrawMany(ctx, body));
  mount(app, routes.get, (ctx, { params }) => protocols.get(ctx, params.id));
  mount(app, routes.pdf, (ctx, { params }) => documents.pdf(ctx, params.id));
};
