import { billRoutes as routes } from '@indeks/contract/month/bills/bills.routes';
import { paperRoutes } from '@indeks/contract/employment/questionnaire/papers.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as bills from './bills.service.ts';
import * as forms from './forms.service.ts';

export const mountBills = (app: HttpApp): void => {
  mount(app, routes.list, (ctx, { query }) => bills.list(ctx, query));
  mount(app, routes.create, (ctx, { query, body, file }) =>
    bills.create(ctx, query.user, { date: body.date, file }),
  );
  mount(app, routes.edit, (ctx, { params, body }) => bills.edit(ctx, params.id, body));
  mount(app, routes.clone, (ctx, { params, body }) => bills.clone(ctx, params.id, body.date));
  mount(app, routes.removeMany, (ctx, { body }) => bills.removeMany(ctx, body));
  mount(app, routes.file, (ctx, { params, query }) => bills.picture(ctx, params.file, query.size));
  mount(app, paperRoutes.lecturerBillPdf, (ctx, { params, query }) =>
    forms.lecturerBill(ctx, params.uid, query),
  );
  mount(app, paperRoutes.mileageBillPdf, (ctx, { params, query }) =>
    forms.mileageBill(ctx, params.uid, query),
  );
};
