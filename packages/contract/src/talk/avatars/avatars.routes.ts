import { z } from 'zod';
import { idParams } from '../../common/fields.ts';
import { binary, defineRoute, multipart } from '../../common/route.ts';
import { avatarRule } from './avatars.schemas.ts';

export const avatarRoutes = {
  upload: defineRoute({
    method: 'POST',
    path: '/api/users/:id/avatar',
    access: 'session',
    summary: 'Sets one’s own photo; it is re-encoded',
    params: idParams,
    body: multipart({ fields: z.strictObject({}), file: avatarRule }),
    answer: z.object({ avatar: z.string() }),
    idempotent: 'with-files',
    object: 'own-or-other',
  }),
  get: defineRoute({
    method: 'GET',
    path: '/api/users/:id/avatar',
    access: 'session',
    summary: 'The photo of a person, for whomever the person is shown to',
    params: idParams,
    // Only makes the address of a new photo another one for the browser's cache.
    query: z.strictObject({ v: z.string().max(40).optional() }),
    answer: binary('image/webp'),
    object: 'own-or-other',
  }),
} as const;
