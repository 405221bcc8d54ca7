import { evaluationRoutes as routes } from '@indeks/contract/studies/evaluations/evaluations.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as cards from './cards.service.ts';
import * as evaluations from './evaluations.service.ts';
import * as books from './grade-book.service.ts';
import * as grading from './grading.service.ts';
import { ownGroups } from './own-groups.service.ts';
import * as sheets from './sheets.service.ts';

export const mountEvaluations = (app: HttpApp): void => {
  mount(app, routes.list, (ctx, { query }) => evaluations.list(ctx, query));
  mount(app, routes.joined, (ctx, { query }) => evaluations.listJoined(ctx, query));
  mount(app, routes.subjects, (ctx, { query }) => evaluations.listSubjects(ctx, query));
  mount(app, routes.groups, (ctx) => ownGroups(ctx));
  mount(app, routes.gradeBook, (ctx) => books.gradeBook(ctx));
  mount(app, routes.ofUser, (ctx, { params }) => evaluations.ofStudent(ctx, params.id));
  mount(app, routes.logo, () => cards.logo());
  mount(app, routes.card, (ctx, { params }) => cards.print(ctx, params));
  mount(app, routes.history, (ctx, { params }) => evaluations.listHistory(ctx, params));
  mount(app, routes.save, (ctx, { body }) => grading.saveGrade(ctx, body));
  mount(app, routes.sheet, (ctx, { query }) => sheets.get(ctx, query));
  mount(app, routes.sheetCsv, (ctx, { query }) => sheets.exportCsv(ctx, query));
  mount(app, routes.keepDraft, (ctx, { body }) => sheets.keepDraft(ctx, body));
  mount(app, routes.saveSheet, (ctx, { body }) => sheets.save(ctx, body));
  mount(app, routes.removeMany, (ctx, { body }) => grading.removeMany(ctx, body));
};
