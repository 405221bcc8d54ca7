import type { CallInput } from '@indeks/contract/common/route';
import { tripRoutes as routes } from '@indeks/contract/month/trips/trips.routes';
import { call } from '#shared/api/call.ts';
import { daysOfMonth } from './days-of-month.ts';
import { pageQuery, routeQuery } from '../route-query.ts';

type AllTripsQuery = CallInput<typeof routes.listAll>['query'];

/** One's own trips of a month, or those of the person acted for, and whether their register can be printed. */
export const tripsOfMonthQuery = (month: string, user: number | undefined) =>
  routeQuery(
    routes.list,
    { query: { ...daysOfMonth(month), user } },
    { topic: 'trips', also: ['reports', 'cars'] },
  );

export const allTripsPageQuery = (query: AllTripsQuery) =>
  pageQuery(routes.listAll, { query }, { topic: 'trips' });

export const fetchMileageRegister = (month: string, user: number | undefined) =>
  call(routes.register, { query: { month, user } });

export const fetchAllTripsPdf = (query: AllTripsQuery) => call(routes.registerOfAll, { query });
export const orderAllTripsPdf = (query: AllTripsQuery) => call(routes.orderRegisterOfAll, { query });
