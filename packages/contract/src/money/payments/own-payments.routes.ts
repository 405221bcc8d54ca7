import { binary, defineRoute } from '../../common/route.ts';
import { ownPayments } from './own-payments.schemas.ts';

export const ownPaymentRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/settlements/own',
    access: 'student-pages.view',
    summary: 'What the signed-in student owes and paid, and what to fill a transfer in with',
    answer: ownPayments,
  }),
  pdf: defineRoute({
    method: 'GET',
    path: '/api/settlements/own/pdf',
    access: 'student-pages.view',
    summary: 'What the signed-in student paid, as a document to show',
    answer: binary('application/pdf'),
  }),
} as const;
