import { personRightRoutes as routes } from '@indeks/contract/provider/person-rights/person-rights.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import { nameHolder } from './same-person.service.ts';

export const mountPersonRights = (app: HttpApp): void => {
  mount(app, routes.holder, (ctx, { body }) => nameHolder(ctx, body));
};
