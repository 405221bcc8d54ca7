import { ownPaymentRoutes as routes } from '@indeks/contract/money/payments/own-payments.routes';
import { call } from '#shared/api/call.ts';
import { routeQuery } from '../route-query.ts';

/** What the signed-in student owes and paid. */
export const ownPaymentsQuery = routeQuery(routes.list, {}, { topic: 'payments' });

export const fetchOwnPaymentsPdf = () => call(routes.pdf);
