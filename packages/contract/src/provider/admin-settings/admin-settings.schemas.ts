import { z } from 'zod';
import { timestamp } from '../../common/dates.ts';
import { text } from '../../common/fields.ts';
import { adminSettingsTexts as texts } from './admin-settings.texts.ts';
import { zoomProblems } from './zoom.keys.ts';

export const zoomCredentials = z.strictObject({
  client_id: text(200, texts.clientIdRequired),
  client_secret: text(200, texts.clientSecretRequired),
  account_id: text(200, texts.accountIdRequired),
  uid: text(200, texts.uidRequired),
});

/** The values themselves are never shown again. */
export const zoomState = z.object({
  /** There is one account; none until it is saved. */
  id: z.number().int().nullable(),
  saved_at: timestamp.nullable(),
  saved_by: z.string().nullable(),
});

/** The problem; for missing scopes their names. */
export const zoomCheck = z.object({
  problem: z.enum(zoomProblems).nullable(),
  missing: z.array(z.string()),
});
