import type { CallInput } from '@indeks/contract/common/route';
import { workTimeRoutes as routes } from '@indeks/contract/month/work-times/work-times.routes';
import { call } from '#shared/api/call.ts';
import { daysOfMonth } from './days-of-month.ts';
import { pageQuery, routeQuery } from '../route-query.ts';

type AllTimesQuery = CallInput<typeof routes.listAll>['query'];

/** One's own hours of a month, or those of the person acted for. */
export const timesOfMonthQuery = (month: string, user: number | undefined) =>
  routeQuery(
    routes.list,
    { query: { ...daysOfMonth(month), user } },
    { topic: 'work-times', also: ['reports'] },
  );

export const allTimesPageQuery = (query: AllTimesQuery) =>
  pageQuery(routes.listAll, { query }, { topic: 'work-times' });

export const fetchHoursRegister = (month: string, user: number | undefined) =>
  call(routes.register, { query: { month, user } });

export const fetchAllTimesPdf = (query: AllTimesQuery) => call(routes.registerOfAll, { query });
export const orderAllTimesPdf = (query: AllTimesQuery) => call(routes.orderRegisterOfAll, { query });
