import { z } from 'zod';
import { timestamp } from '../common/dates.ts';
import { text } from '../common/fields.ts';
import { adminSettingsTexts as texts } from './admin-settings.texts.ts';

export const zoomCredentials = z.strictObject({
  client_id: text(200, texts.clientIdRequired),
  client_secret: text(200, texts.clientSecretRequired),
  account_id: text(200, texts.accountIdRequired),
  uid: text(200, texts.uidRequired),
});

/** The values themselves are never shown again. */
export const zoomState = z.object({ saved_at: timestamp.nullable(), saved_by: z.string().nullable() });
