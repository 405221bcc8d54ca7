import { done, idParams } from '../../common/fields.ts';
import { defineRoute } from '../../common/route.ts';
import { generalSettings } from '../../identity/people/people.schemas.ts';
import { zoomCheck, zoomCredentials, zoomState } from './admin-settings.schemas.ts';

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
    path: '/meetingapi/clients',
    // People who plan meetings see whether meetings can be created; only people who manage settings can change the credentials.
    access: 'online-meetings.manage',
    summary: 'Whether the credentials of the video-conferencing account are there',
    answer: zoomState,
  }),
  saveZoom: defineRoute({
    method: 'POST',
    path: '/meetingapi/clients',
    access: 'admin-settings.view',
    summary: 'Takes the credentials of the video-conferencing account in place of any others; kept sealed',
    body: zoomCredentials,
    answer: zoomState,
  }),
  editZoom: defineRoute({
    method: 'PUT',
    path: '/meetingapi/clients/:id',
    access: 'admin-settings.view',
    summary: 'Replaces the credentials that are there',
    params: idParams,
    body: zoomCredentials,
    answer: zoomState,
    object: 'shared',
  }),
  checkZoom: defineRoute({
    method: 'POST',
    path: '/meetingapi/clients/check',
    access: 'online-meetings.manage',
    summary: 'Asks Zoom whether the stored credentials work',
    answer: zoomCheck,
  }),
} as const;
