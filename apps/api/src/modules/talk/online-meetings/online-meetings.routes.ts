import { collisionRoutes } from '@indeks/contract/talk/online-meetings/collisions.routes';
import { onlineMeetingRoutes as routes } from '@indeks/contract/talk/online-meetings/online-meetings.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as attendance from './attendance.service.ts';
import * as collisions from './collisions.service.ts';
import * as joining from './joining.service.ts';
import * as meetings from './online-meetings.service.ts';
import * as planning from './planning.service.ts';

export const mountOnlineMeetings = (app: HttpApp): void => {
  mount(app, routes.list, (ctx, { params, query }) => meetings.list(ctx, params.courseIds, query));
  mount(app, routes.create, (ctx, { query, body }) => planning.create(ctx, body, query.userId));
  mount(app, routes.createMany, (ctx, { body }) => planning.createMany(ctx, body));
  mount(app, routes.details, (ctx, { params }) => meetings.details(ctx, params.id));
  mount(app, routes.edit, (ctx, { params, body }) => planning.edit(ctx, params.id, body));
  mount(app, routes.removeMany, (ctx, { body }) => planning.removeMany(ctx, body));
  mount(app, routes.hide, (ctx, { params, body }) => planning.hide(ctx, params.id, body.hidden));
  mount(app, routes.retry, (ctx, { params }) => planning.retry(ctx, params.id));
  mount(app, routes.start, (ctx, { params }) => joining.start(ctx, params.id));
  mount(app, routes.join, (ctx, { params }) => joining.join(ctx, params.id));
  mount(app, routes.seen, (ctx, { params }) => joining.seen(ctx, params.id));
  mount(app, routes.attendance, (ctx, { params }) => attendance.attendance(ctx, params.id));
  mount(app, routes.attendanceCsv, (ctx, { params }) => attendance.attendanceCsv(ctx, params.id));
  mount(app, routes.participants, (ctx, { query }) => meetings.participants(ctx, query.cid, query.date));
  mount(app, collisionRoutes.find, (ctx, { body }) => collisions.find(ctx, body));
  mount(app, collisionRoutes.weekends, (ctx, { query }) => collisions.weekends(ctx, query.cid, query.date));
  mount(app, routes.hosts, (ctx, { query }) => meetings.hosts(ctx, query.search));
};
