import { binary, defineRoute } from '../../common/route.ts';
import { graduationPage, graduationQuery } from './graduation.schemas.ts';

export const graduationRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/graduation',
    access: 'graduation.view',
    summary: 'Who has all grades, thesis, practice and nothing to pay, and what the others lack',
    query: graduationQuery,
    answer: graduationPage,
  }),
  exportCsv: defineRoute({
    method: 'GET',
    path: '/api/graduation/export',
    access: 'graduation.view',
    summary: 'The same as CSV, with the subjects that lack a grade',
    query: graduationQuery,
    answer: binary('text/csv'),
  }),
} as const;
