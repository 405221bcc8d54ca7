import { defineRoute } from '../../common/route.ts';
import { securityEventsPage, securityEventsQuery } from './security-events.schemas.ts';

export const securityEventRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/security-events',
    access: 'security-events.view',
    summary:
      'Failed logins, refusals, reading of sealed data, ends of sessions and changes of accounts, the newest first',
    query: securityEventsQuery,
    answer: securityEventsPage,
  }),
} as const;
