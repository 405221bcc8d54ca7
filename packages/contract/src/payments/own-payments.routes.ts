import { defineRoute } from '../common/route.ts';
import { ownPayments } from './own-payments.schemas.ts';

export const ownPaymentRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/settlements/own',
    access: 'student-pages.view',
    summary: 'What the signed-in student owes and paid, and what to fill a transfer in with',
    answer: ownPayments,
  }),
} as const;
