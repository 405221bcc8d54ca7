import { ownPaymentRoutes as routes } from '@indeks/contract/payments/own-payments.routes';
import { routeQuery } from './route-query.ts';

/** What the signed-in student owes and paid. */
export const ownPaymentsQuery = routeQuery(routes.list, {}, { topic: 'payments' });
