import { idParams } from '../../common/fields.ts';
import { binary, defineRoute } from '../../common/route.ts';
import { personHistoryFilter, personHistoryPage, personHistoryQuery } from './person-history.schemas.ts';

export const personHistoryRoutes = {
  own: defineRoute({
    method: 'GET',
    path: '/api/person-history/own',
    access: 'student-pages.view',
    summary: 'What was changed in one’s own data and studies, the newest first',
    query: personHistoryQuery,
    answer: personHistoryPage,
  }),
  ofPerson: defineRoute({
    method: 'GET',
    path: '/api/person-history/:id',
    access: 'people.history',
    summary: 'What was changed of a person, by whom, before and after, the newest first',
    params: idParams,
    query: personHistoryQuery,
    answer: personHistoryPage,
    object: 'shared',
  }),
  exportCsv: defineRoute({
    method: 'GET',
    path: '/api/person-history/:id/export',
    access: 'people.history',
    summary: 'The history of a person as CSV, a line for each field',
    params: idParams,
    query: personHistoryFilter,
    answer: binary('text/csv'),
    object: 'shared',
  }),
} as const;
