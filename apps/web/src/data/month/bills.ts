import { billRoutes as routes } from '@indeks/contract/month/bills/bills.routes';
import type { Bill } from '@indeks/contract/month/bills/bills.schemas';
import { call } from '#shared/api/call.ts';
import { addressOf } from '#shared/api/request.ts';
import { daysOfMonth } from './days-of-month.ts';
import { routeQuery } from '../route-query.ts';

/** One's own scans of a month, or those of the person acted for. */
export const billsOfMonthQuery = (month: string, user: number | undefined) =>
  routeQuery(routes.list, { query: { ...daysOfMonth(month), user } }, { topic: 'bills' });

export const scanAddress = ({ file }: Bill, size: 'whole' | 'thumbnail'): string =>
  addressOf(routes.file, { params: { file }, query: { size } });

export const fetchScan = ({ file }: Bill) => call(routes.file, { params: { file } });
