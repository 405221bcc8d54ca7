import { instalmentPlanRoutes as planRoutes } from '@indeks/contract/money/payments/instalment-plans.routes';
import { ownPaymentRoutes } from '@indeks/contract/money/payments/own-payments.routes';
import { paymentRoutes as routes } from '@indeks/contract/money/payments/payments.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import { listOwn, printOwn } from './own-payments/own-payments.service.ts';
import * as payments from './payments.service.ts';
import * as plans from './plans/plans.service.ts';
import { remind, remindAll } from './reminders/reminders.service.ts';
import * as settledStudents from './settlements/settled-students.service.ts';

export const mountPayments = (app: HttpApp): void => {
  mount(app, ownPaymentRoutes.list, (ctx) => listOwn(ctx));
  mount(app, ownPaymentRoutes.pdf, (ctx) => printOwn(ctx));
  mount(app, routes.students, (ctx, { query }) => settledStudents.list(ctx, query));
  mount(app, routes.totals, (ctx, { query }) => settledStudents.addUp(ctx, query));
  mount(app, routes.exportCsv, (ctx, { query }) => settledStudents.exportCsv(ctx, query));
  mount(app, routes.remindAll, (ctx, { query }) => remindAll(ctx, query));
  mount(app, routes.ofPerson, (ctx, { params }) => payments.settlementsOfPerson(ctx, params.id));
  mount(app, routes.remind, (ctx, { params }) => remind(ctx, params.id));
  mount(app, routes.create, (ctx, { params, body }) => payments.create(ctx, params.id, body));
  mount(app, planRoutes.save, (ctx, { params, body }) => plans.save(ctx, params.id, body));
  mount(app, routes.withdraw, (ctx, { params, body }) => payments.withdraw(ctx, params.id, body));
  mount(app, routes.edit, (ctx, { params, body }) => payments.edit(ctx, params.id, body));
};
