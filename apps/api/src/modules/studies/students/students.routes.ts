import { albumNumberRoutes as albumRoutes } from '@indeks/contract/studies/students/album-numbers.routes';
import { archiveRoutes } from '@indeks/contract/studies/students/archive.routes';
import { studentRoutes as routes } from '@indeks/contract/studies/students/students.routes';
import { ownStudiesRoutes as ownStudies } from '@indeks/contract/studies/students/own-studies.routes';
import { orderList } from '#modules/notices/ordered-lists/index.ts';
import { listAnswer } from '#platform/http/file-answers.ts';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as albumNumbers from './album-numbers/album-numbers.service.ts';
import * as archive from './archive/archive.service.ts';
import { addEnrolment } from './enrolling/adding.service.ts';
import { editStudent } from './account.service.ts';
import * as editing from './enrolling/editing.service.ts';
import { exportCsv, studentsPrinted } from './exports/exports.service.ts';
import { propose } from './payment-accounts/payment-accounts.service.ts';
import { removeMany } from './enrolling/removal.service.ts';
import * as students from './students.service.ts';

export const mountStudents = (app: HttpApp): void => {
  mount(app, albumRoutes.upload, (ctx, { file }) => albumNumbers.upload(ctx, file));
  mount(app, albumRoutes.check, (ctx, { body }) => albumNumbers.check(ctx, body));
  mount(app, albumRoutes.set, (ctx, { body }) => albumNumbers.set(ctx, body));
  mount(app, archiveRoutes.list, (ctx, { query }) => archive.list(ctx, query));
  mount(app, archiveRoutes.count, (ctx) => archive.count(ctx));
  mount(app, archiveRoutes.exportCsv, (ctx, { query }) => archive.exportCsv(ctx, query));
  mount(app, archiveRoutes.hanging, (ctx, { query }) => archive.hangingOn(ctx, query));
  mount(app, archiveRoutes.archive, (ctx, { body }) => archive.archiveMany(ctx, body));
  mount(app, archiveRoutes.restore, (ctx, { body }) => archive.restoreMany(ctx, body));
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
  mount(app, routes.proposePrice, (ctx, { query }) => students.proposePrice(ctx, query));
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
