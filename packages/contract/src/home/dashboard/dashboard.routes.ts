import { defineRoute } from '../../common/route.ts';
import { dashboard, officeToday, placesToday, settlementsToday } from './dashboard.schemas.ts';

export const dashboardRoutes = {
  get: defineRoute({
    method: 'GET',
    path: '/api/dashboard',
    access: 'dashboard.cards',
    summary: 'Totals, twelve months and this month’s reports of the signed-in person',
    answer: dashboard,
  }),
  office: defineRoute({
    method: 'GET',
    path: '/api/dashboard/office',
    access: 'reports.decide',
    summary:
      'What waits for the secretariat today: reports, contracts, changed data, the next weekend, candidates, folders',
    answer: officeToday,
  }),
  places: defineRoute({
    method: 'GET',
    path: '/api/dashboard/places',
    access: 'dashboard.places',
    summary:
      'What waits at the caller’s own places: candidates, folders, students by course, the next weekend',
    answer: placesToday,
  }),
  settlements: defineRoute({
    method: 'GET',
    path: '/api/dashboard/settlements',
    access: 'settlements.manage',
    summary: 'What waits for the accountant: payments to explain, reports, what is owed, the largest arrears',
    answer: settlementsToday,
  }),
} as const;
