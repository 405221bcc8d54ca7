import { adminSettingsRoutes as routes } from '@indeks/contract/provider/admin-settings/admin-settings.routes';
import { routeQuery } from '../route-query.ts';

/** Whether the credentials are set, since when and by whom; the credentials themselves are never sent. */
export const zoomStateQuery = routeQuery(routes.zoom, {});
