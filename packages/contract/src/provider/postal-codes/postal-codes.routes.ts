import { z } from 'zod';
import { defineRoute } from '../../common/route.ts';
import { postalCode, postalPlaces } from './postal-codes.schemas.ts';

export const postalCodeRoutes = {
  places: defineRoute({
    method: 'GET',
    path: '/api/postal-codes/:code',
    access: 'questionnaire.own',
    summary: 'The places that a post code serves; none where it is unknown or no file was loaded',
    params: z.strictObject({ code: postalCode }),
    answer: postalPlaces,
  }),
} as const;
