import { idParams } from '../../common/fields.ts';
import { defineRoute } from '../../common/route.ts';
import { newRate, ratesOfPerson } from './rates.schemas.ts';

export const rateRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/users/:id/ratePerKm',
    access: 'rate-per-km.manage',
    summary: 'The rates of a person with the days from which they hold',
    params: idParams,
    answer: ratesOfPerson,
    object: 'shared',
  }),
  set: defineRoute({
    method: 'PUT',
    path: '/api/users/:id/ratePerKm',
    access: 'rate-per-km.manage',
    summary: 'Sets the rate per km of a person from a day on',
    params: idParams,
    body: newRate,
    answer: ratesOfPerson,
    object: 'shared',
  }),
} as const;
