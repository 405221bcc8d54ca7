import { done, idParams } from '../common/fields.ts';
import { defineRoute } from '../common/route.ts';
import { generalSettings } from '../people/people.schemas.ts';
import { zoomCredentials, zoomState } from './admin-settings.schemas.ts';

export const adminSettingsRoutes = {
  saveGeneral: defineRoute({
    method: 'PUT',
    path: '/api/users/:id/generalSettings',
    access: 'admin-settings.view',
    summary: 'Changes one’s own e-mail address and telephone',
    params: idParams,
    body: generalSettings,
    answer: done,
    object: 'own-or-other',
  }),
  zoom: defineRoute({
    method: 'GET',
    path: '/api/admin-settings/zoom',
    access: 'admin-settings.view',
    summary: 'Whether the credentials of the video-conferencing account are there',
    answer: zoomState,
  }),
  saveZoom: defineRoute({
    method: 'PUT',
    path: '/api/admin-settings/zoom',
    access: 'admin-settings.view',
    summary: 'Replaces the credentials of the video-conferencing account; kept sealed',
    body: zoomCredentials,
    answer: zoomState,
  }),
} as const;
