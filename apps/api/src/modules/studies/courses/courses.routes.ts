import { courseRoutes as routes } from '@indeks/contract/studies/courses/courses.routes';
import {
  subjectHistoryRoutes as historyRoutes,
  subjectRoutes,
} from '@indeks/contract/studies/courses/subjects.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as courses from './courses.service.ts';
import * as subjects from './subjects.service.ts';

export const mountCourses = (app: HttpApp): void => {
  mount(app, routes.list, (ctx, { query }) => courses.list(ctx, query));
  mount(app, routes.choices, (ctx) => courses.choices(ctx));
  mount(app, routes.exportCsv, (ctx, { query }) => courses.exportCsv(ctx, query));
  mount(app, routes.get, (ctx, { params }) => courses.get(ctx, params.id));
  mount(app, routes.create, (ctx, { body }) => courses.create(ctx, body));
  mount(app, routes.edit, (ctx, { params, body }) => courses.edit(ctx, params.id, body));
  mount(app, routes.removeMany, (ctx, { body }) => courses.removeMany(ctx, body));
  mount(app, routes.planCsv, (ctx, { params }) => courses.planCsv(ctx, params.id));
  mount(app, routes.planPdf, (ctx, { params }) => courses.planPdf(ctx, params.id));
  mount(app, subjectRoutes.list, (ctx, { query }) => subjects.list(ctx, query));
  mount(app, subjectRoutes.ofCourse, (ctx, { params }) => subjects.ofCourse(ctx, params.id));
  mount(app, subjectRoutes.create, (ctx, { body }) => subjects.create(ctx, body));
  mount(app, subjectRoutes.createMany, (ctx, { body }) => subjects.createMany(ctx, body));
  mount(app, subjectRoutes.edit, (ctx, { params, body }) => subjects.edit(ctx, params.id, body));
  mount(app, subjectRoutes.removeMany, (ctx, { body }) => subjects.removeMany(ctx, body));
  mount(app, historyRoutes.ofCourse, (ctx, { params, query }) =>
    subjects.lecturerChanges(ctx, params.id, query),
  );
  mount(app, historyRoutes.removeMany, (ctx, { body }) => subjects.removeLecturerChanges(ctx, body));
};
