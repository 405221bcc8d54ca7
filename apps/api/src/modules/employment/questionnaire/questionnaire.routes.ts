import { historyRoutes } from '@indeks/contract/employment/questionnaire/history.routes';
import { draftRoutes } from '@indeks/contract/employment/questionnaire/drafts.routes';
import { paperRoutes } from '@indeks/contract/employment/questionnaire/papers.routes';
import { questionnaireRoutes as routes } from '@indeks/contract/employment/questionnaire/questionnaire.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as drafts from './drafts.service.ts';
import * as history from './history.service.ts';
import * as papers from './papers.service.ts';
import * as questionnaire from './questionnaire.service.ts';
import { switchCompany } from './switch-company.service.ts';

export const mountQuestionnaire = (app: HttpApp): void => {
  mount(app, routes.get, (ctx, { params }) => questionnaire.get(ctx, params.uid));
  mount(app, routes.save, (ctx, { params, body }) => questionnaire.save(ctx, params.uid, body));
  mount(app, draftRoutes.get, (ctx, { params }) => drafts.get(ctx, params.uid));
  mount(app, draftRoutes.keep, (ctx, { params, body }) => drafts.keep(ctx, params.uid, body));
  mount(app, draftRoutes.drop, (ctx, { params }) => drafts.drop(ctx, params.uid));
  mount(app, paperRoutes.formPdf, (ctx, { params }) => papers.form(ctx, params.uid));
  mount(app, paperRoutes.statementPdf, (ctx, { params }) => papers.statement(ctx, params.uid));
  mount(app, routes.switchCompany, (ctx, _, exchange) => switchCompany(ctx, exchange));
  mount(app, historyRoutes.ofUser, (ctx, { params, query }) => history.ofUser(ctx, params.id, query));
  mount(app, historyRoutes.list, (ctx, { query }) => history.list(ctx, query));
  mount(app, historyRoutes.markAsRead, (ctx, { body }) => history.markAsRead(ctx, body));
};
