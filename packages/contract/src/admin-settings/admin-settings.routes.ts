import { z } from 'zod';
import { timestamp } from '../common/dates.ts';
import { done, idParams, text } from '../common/fields.ts';
import { defineRoute } from '../common/route.ts';
import { generalSettings } from '../people/people.schemas.ts';
import { adminSettingsTexts as texts } from './admin-settings.texts.ts';

export const zoomCredentials = z.strictObject({
  client_id: text(200, texts.clientIdRequired),
  client_secret: text(200, texts.clientSecretRequired),
  account_id: text(200, texts.accountIdRequired),
  uid: text(200, texts.uidRequired),
});

/** The values themselves are never shown again. */
const zoomState = z.object({ saved_at: timestamp.nullable(), saved_by: z.string().nullable() });

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
