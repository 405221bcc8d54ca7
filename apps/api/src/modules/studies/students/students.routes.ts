import { albumNumberRoutes as albumRoutes } from '@indeks/contract/students/album-numbers.routes';
import { studentRoutes as routes } from '@indeks/contract/students/students.routes';
import { ownStudiesRoutes as ownStudies } from '@indeks/contract/students/own-studies.routes';
import { orderList } from '#modules/ordered-lists/index.ts';
import { listAnswer } from '#platform/http/file-answers.ts';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as albumNumbers from './album-numbers.service.ts';
import { addEnrolment } from './adding.service.ts';
import { editStudent } from './account.service.ts';
import * as editing from './editing.service.ts';
import { exportCsv, studentsPrinted } from './exports.service.ts';
import { propose } from './payment-accounts.service.ts';
import { removeMany } from './removal.service.ts';
import * as students from './students.service.ts';

export const mountStudents = (app: HttpApp): void => {
  mount(app, albumRoutes.upload, (ctx, { file }) => albumNumbers.upload(ctx, file));
  mount(app, albumRoutes.check, (ctx, { body }) => albumNumbers.check(ctx, body));
  mount(app, albumRoutes.set, (ctx, { body }) => albumNumbers.set(ctx, body));
  mount(app, routes.list, (ctx, { query }) => students.list(ctx, query));
  mount(app, routes.ofUser, (ctx, { params, query }) => students.ofUser(ctx, params.id, query));
  mount(app, ownStudies.list, (ctx) => students.ownStudies(ctx));
  mount(app, routes.find, (ctx, { query }) => students.find(ctx, query));
  mount(app, routes.exportCsv, (ctx, { query }) => exportCsv(ctx, query));
  mount(app, routes.exportPdf, (ctx, { query }) => listAnswer(ctx, studentsPrinted, query));
  mount(app, routes.orderPdf, (ctx, { query }) => orderList(ctx, studentsPrinted, query));
  mount(app, routes.editStudent, (ctx, { params, body }) => editStudent(ctx, params.id, body));
  mount(app, routes.coordinators, (ctx, { query }) => students.coordinators(ctx, query));
  mount(app, routes.promoters, (ctx, { query }) => students.promoters(ctx, query));
  mount(app, routes.create, (ctx, { body }) => addEnrolment(ctx, body));
  mount(app, routes.edit, (ctx, { params, body }) => editing.edit(ctx, params.id, body));
  mount(app, routes.finish, (ctx, { params, body }) => editing.finish(ctx, params.id, body));
  mount(app, routes.setPrice, (ctx, { params, body }) =>
    editing.setPrice(ctx, params.id, params.price, body),
  );
  mount(app, routes.remove, (ctx, { params }) => removeMany(ctx, [params.id]));
  mount(app, routes.removeMany, (ctx, { body }) => removeMany(ctx, body));
  mount(app, routes.proposeAccount, (ctx) => propose(ctx));
};
