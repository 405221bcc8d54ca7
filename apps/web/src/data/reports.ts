import type { CallInput } from '@indeks/contract/common/route';
import { reportRoutes as routes } from '@indeks/contract/reports/reports.routes';
import { pageQuery, routeQuery } from './route-query.ts';

type ReportsQuery = NonNullable<CallInput<typeof routes.listAll>['query']>;

/** The concerns about a report come from its entries, so changes of entries count too. */
const meta = { topic: 'reports', also: ['work-times', 'trips', 'meetings'] } as const;

export const reportsPageQuery = (query: ReportsQuery) => pageQuery(routes.listAll, { query }, meta);

/** How many reports of a month wait for a decision, and how many of them raise no concern. */
export const waitingReportsQuery = (month: string) => routeQuery(routes.waiting, { query: { month } }, meta);
