import { studentFormRoutes as routes } from '@indeks/contract/studies/student-forms/student-forms.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as history from './history.service.ts';
import * as forms from './student-forms.service.ts';

export const mountStudentForms = (app: HttpApp): void => {
  mount(app, routes.get, (ctx, { params }) => forms.get(ctx, params.uid));
  mount(app, routes.save, (ctx, { params, body }) => forms.save(ctx, params.uid, body));
  mount(app, routes.history, (ctx, { params, query }) => history.ofStudent(ctx, params.uid, query));
  mount(app, routes.markAsRead, (ctx, { body }) => history.markAsRead(ctx, body));
};
