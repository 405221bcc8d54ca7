import { defineRoute } from '../../common/route.ts';
import { ownStudies } from './own-studies.schemas.ts';

export const ownStudiesRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/student-course/own',
    access: 'student-pages.view',
    summary: 'What the signed-in person studies, the newest first, with the accounts to pay to',
    answer: ownStudies,
  }),
} as const;
