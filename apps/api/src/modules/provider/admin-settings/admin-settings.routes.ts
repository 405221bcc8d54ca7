import { adminSettingsRoutes as routes } from '@indeks/contract/provider/admin-settings/admin-settings.routes';
import type { HttpApp } from '#platform/http/http-app.ts';
import { mount } from '#platform/http/mount.ts';
import * as settings from './admin-settings.service.ts';
import * as zoom from './zoom.service.ts';

export const mountAdminSettings = (app: HttpApp): void => {
  mount(app, routes.saveGeneral, (ctx, { params, body }, exchange) =>
    settings.saveGeneral(ctx, params.id, body, exchange),
  );
  mount(app, routes.zoom, (ctx) => zoom.read(ctx));
  mount(app, routes.saveZoom, (ctx, { body }) => zoom.save(ctx, body));
  mount(app, routes.editZoom, (ctx, { params, body }) => zoom.edit(ctx, params.id, body));
  mount(app, routes.checkZoom, (ctx) => zoom.check(ctx));
};
