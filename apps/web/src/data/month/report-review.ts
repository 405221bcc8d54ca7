import type { CallInput } from '@indeks/contract/common/route';
import { firstDay, lastDay, monthAfter } from '@indeks/contract/common/months.rules';
import type { ReportType } from '@indeks/contract/common/report-types';
import { reportRoutes as routes } from '@indeks/contract/month/report-review/report-review.routes';
import { pageQuery, routeQuery } from '../route-query.ts';

type ReportsQuery = NonNullable<CallInput<typeof routes.listAll>['query']>;

/** The concerns about a report come from its entries, so changes of entries count too. */
const meta = { topic: 'reports', also: ['work-times', 'trips', 'meetings'] } as const;

export const reportsPageQuery = (query: ReportsQuery) => pageQuery(routes.listAll, { query }, meta);

/** How many reports of all months wait, and the oldest month of them. */
export const backlogQuery = routeQuery(routes.backlog, {}, { topic: 'reports' });

/** Data beside a person's month for the secretariat's decision. */
export const reviewQuery = (user: number, of: { month: string; type: ReportType }) =>
  routeQuery(routes.review, { params: { id: user }, query: of }, meta);

/** How many people's reports of a month are all decided, and how many sent none. */
export const restQuery = (month: string) =>
  routeQuery(routes.rest, { query: { month } }, { topic: 'reports' });

/** Whom a reminder of the month would reach now. */
export const toRemindQuery = (month: string) =>
  routeQuery(routes.listToRemind, { query: { month } }, { topic: 'reports' });

/** One's own reports of a year, or those of the person acted for. */
export const reportsOfYearQuery = (lastMonth: string, user?: number) => {
  const range = { from: firstDay(monthAfter(lastMonth, -11)), to: lastDay(lastMonth) };
  return routeQuery(routes.list, { query: { ...range, user } }, { topic: 'reports' });
};

/** What would be sent of one's own month, by kind. */
export const sendingQuery = (month: string) => routeQuery(routes.preview, { query: { month } }, meta);

/** How many reports of a month wait for a decision, and how many of them raise no concern. */
export const waitingReportsQuery = (month: string) => routeQuery(routes.waiting, { query: { month } }, meta);
