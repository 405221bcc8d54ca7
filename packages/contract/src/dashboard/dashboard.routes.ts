import { z } from 'zod';
import { defineRoute } from '../common/route.ts';
import { monthQuery } from '../months/months.schemas.ts';
import { dashboard, officeToday, proposal } from './dashboard.schemas.ts';

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
    summary: 'What waits for the secretariat today: reports, contracts, changed data, the next weekend',
    answer: officeToday,
  }),
  proposals: defineRoute({
    method: 'GET',
    path: '/api/dashboard/proposals',
    access: 'work-times.own',
    summary: 'Hours and trips that the month’s weekends suggest',
    query: monthQuery,
    answer: z.object({ items: z.array(proposal) }),
  }),
} as const;
