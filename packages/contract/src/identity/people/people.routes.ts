import { idParams } from '../../common/fields.ts';
import { defineRoute } from '../../common/route.ts';
import {
  peopleFindQuery,
  peopleFound,
  personChoices,
  personChoicesQuery,
  personDetail,
} from './people.schemas.ts';

export const peopleRoutes = {
  choices: defineRoute({
    method: 'GET',
    path: '/api/users/choices',
    access: 'account.act-for-person',
    summary: 'People with records of a kind, for pickers',
    query: personChoicesQuery,
    answer: personChoices,
  }),
  find: defineRoute({
    method: 'GET',
    path: '/api/users/find',
    access: 'account.act-for-person',
    summary: 'The first people whom a search finds, or those with the nearest names',
    query: peopleFindQuery,
    answer: peopleFound,
  }),
  get: defineRoute({
    method: 'GET',
    path: '/api/users/:id',
    access: 'account.act-for-person',
    summary: 'A person whom the secretariat acts for',
    params: idParams,
    answer: personDetail,
    object: 'shared',
  }),
} as const;
