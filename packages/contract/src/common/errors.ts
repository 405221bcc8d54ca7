import { z } from 'zod';

/** Every refusal has a code, an HTTP status and (in errors.texts.ts) a Polish sentence. */
export const errorStatus = {
  'input/invalid': 400,
  'input/unknown-field': 400,
  'input/too-large': 413,
  'input/unsupported-type': 415,
  'request/cross-site': 403,
  'request/too-many': 429,
  'request/timeout': 408,
  'auth/no-session': 401,
  'auth/session-restricted': 403,
  'auth/not-allowed': 403,
  'auth/invalid-credentials': 401,
  'auth/throttled': 429,
  'auth/busy': 503,
  'auth/wrong-current-password': 422,
  'auth/password-repeated': 422,
  'recovery/unknown-email': 404,
  'recovery/unknown-telephone': 404,
  'recovery/link-used-or-expired': 410,
  'record/not-found': 404,
  'record/stale': 409,
  'record/duplicate': 409,
  'file/unsupported-content': 422,
  'file/too-large': 413,
  'file/broken-upload': 400,
  'file/missing': 404,
  'file/store-away': 503,
  'image/too-many-pixels': 422,
  'idempotency/other-request': 422,
  'places/in-use': 409,
  'places/unknown-coordinator': 422,
  'month/not-open': 422,
  'month/sent-or-accepted': 409,
  'month/no-pdf-yet': 409,
  'report/already-sent': 409,
  'report/nothing-to-send': 422,
  'report/month-not-over': 422,
  'cars/not-yours': 422,
  'meetings/unknown-place': 422,
  'people/email-taken': 409,
  'people/email-exists': 403,
  'people/own-account': 422,
  'people/inactive': 422,
  'questionnaire/other-kind': 409,
  'questionnaire/missing': 404,
  'list/too-long': 422,
  'export/too-many': 429,
  'server/storage-full': 507,
  'server/unavailable': 503,
  'server/failed': 500,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]; // Object.keys widens the literal keys

export const fieldError = z.object({ path: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldError>;

/** The one shape of every refusal. `current` is the row as it is now, for a stale write. */
export const errorAnswer = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  fields: z.array(fieldError).optional(),
  details: z.record(z.string(), z.unknown()).optional(),
  requestId: z.string().optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
