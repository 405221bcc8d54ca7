import { certificateFactRoutes as routes } from '@indeks/contract/studies/certificates/certificate-facts.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as documents from './documents.service.ts';
import * as facts from './facts.service.ts';
import { statement } from './statements.service.ts';
import { statisticsCsv } from './statistics.service.ts';

export const mountCertificateFacts = (app: HttpApp): void => {
  mount(app, routes.course, (ctx, { params }) => facts.course(ctx, params.id));
  mount(app, routes.saveCourse, (ctx, { params, body }) => facts.saveCourse(ctx, params.id, body));
  mount(app, routes.enrolment, (ctx, { params }) => facts.enrolment(ctx, params.id));
  mount(app, routes.saveEnrolment, (ctx, { params, body }) => facts.saveEnrolment(ctx, params.id, body));
  mount(app, routes.layout, (ctx) => facts.layout(ctx));
  mount(app, routes.saveLayout, (ctx, { body }) => facts.saveLayout(ctx, body));
  mount(app, routes.testPrint, (ctx) => documents.testPrint(ctx));
  mount(app, routes.statement, (ctx, { params, query }) => statement(ctx, params.id, query));
  mount(app, routes.statistics, (ctx, { query }) => statisticsCsv(ctx, query.year));
};
