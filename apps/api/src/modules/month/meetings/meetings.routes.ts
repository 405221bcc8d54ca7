import { meetingRoutes as routes } from '@indeks/contract/month/meetings/meetings.routes';
import { orderList } from '#modules/notices/ordered-lists/index.ts';
import { listAnswer } from '#platform/http/file-answers.ts';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as documents from './documents.service.ts';
import * as meetings from './meetings.service.ts';

export const mountMeetings = (app: HttpApp): void => {
  mount(app, routes.list, (ctx, { query }) => meetings.list(ctx, query));
  mount(app, routes.listAll, (ctx, { query }) => meetings.listAll(ctx, query));
  mount(app, routes.listOfPlace, (ctx, { query }) => meetings.listOfPlace(ctx, query));
  mount(app, routes.csvOfAll, (ctx, { query }) => documents.csvOfAll(ctx, query));
  mount(app, routes.listPdf, (ctx, { query }) => documents.listPdf(ctx, query));
  mount(app, routes.pdfOfAll, (ctx, { query }) => listAnswer(ctx, documents.meetingsPrinted, query));
  mount(app, routes.orderPdfOfAll, (ctx, { query }) => orderList(ctx, documents.meetingsPrinted, query));
  mount(app, routes.create, (ctx, { query, body }) => meetings.create(ctx, query.user, body));
  mount(app, routes.edit, (ctx, { params, body }) => meetings.edit(ctx, params.id, body));
  mount(app, routes.remove, (ctx, { params }) => meetings.remove(ctx, params.id));
};
