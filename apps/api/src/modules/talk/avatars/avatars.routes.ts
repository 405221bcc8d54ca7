import { avatarRoutes as routes } from '@indeks/contract/talk/avatars/avatars.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as avatars from './avatars.service.ts';

export const mountAvatars = (app: HttpApp): void => {
  mount(app, routes.upload, (ctx, { params, file }) => avatars.upload(ctx, params.id, file));
  mount(app, routes.get, (ctx, { params }) => avatars.get(ctx, params.id));
};
