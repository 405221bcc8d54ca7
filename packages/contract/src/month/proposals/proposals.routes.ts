import { z } from 'zod';
import { defineRoute } from '../../common/route.ts';
import { monthQuery } from '../monthly-reports/monthly-reports.schemas.ts';
import { proposal } from './proposals.schemas.ts';

export const proposalRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/dashboard/proposals',
    access: 'work-times.own',
    summary: 'Hours and trips that the month’s weekends suggest',
    query: monthQuery,
    answer: z.object({ items: z.array(proposal) }),
  }),
} as const;
