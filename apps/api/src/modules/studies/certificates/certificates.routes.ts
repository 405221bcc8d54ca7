import { certificateRoutes as routes } from '@indeks/contract/studies/certificates/certificates.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as documents from './documents.service.ts';
import * as issuing from './issuing.service.ts';
import * as previewing from './previewing.service.ts';
import * as register from './register.service.ts';
import * as reissuing from './reissuing.service.ts';
import * as resolving from './resolving.service.ts';
import * as verifying from './verifying.service.ts';

export const mountCertificates = (app: HttpApp): void => {
  mount(app, routes.list, (ctx, { query }) => register.list(ctx, query));
  mount(app, routes.exportCsv, (ctx, { query }) => register.exportCsv(ctx, query));
  mount(app, routes.group, (ctx, { query }) => issuing.ofGroup(ctx, query));
  mount(app, routes.issue, (ctx, { body }) => issuing.issue(ctx, body));
  mount(app, routes.preview, (ctx, { query }) => previewing.preview(ctx, query));
  mount(app, routes.papers, (ctx, { query }) => documents.papers(ctx, query));
  mount(app, routes.verify, (ctx, { query }) => verifying.verify(ctx, query));
  mount(app, routes.own, (ctx) => register.own(ctx));
  mount(app, routes.find, (ctx, { params }) => register.answerLine(ctx, params.id));
  mount(app, routes.edit, (ctx, { params, body }) => register.edit(ctx, params.id, body));
  mount(app, routes.duplicate, (ctx, { params, body }) => reissuing.duplicate(ctx, params.id, body));
  mount(app, routes.reissue, (ctx, { params, body }) => reissuing.reissue(ctx, params.id, body));
  mount(app, routes.renew, (ctx, { params, body }) => resolving.renew(ctx, params.id, body));
  mount(app, routes.annul, (ctx, { params, body }) => resolving.annul(ctx, params.id, body));
};
