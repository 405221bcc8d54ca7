import { peopleRoutes as routes } from '@indeks/contract/identity/people/people.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as people from './people.service.ts';

export const mountPeople = (app: HttpApp): void => {
  mount(app, routes.choices, (ctx, { query }) => people.choices(ctx, query));
  mount(app, routes.find, (ctx, { query }) => people.find(ctx, query));
  mount(app, routes.get, (ctx, { params }) => people.get(ctx, params.id));
};
