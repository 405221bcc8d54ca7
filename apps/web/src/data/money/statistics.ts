import type { CallInput } from '@indeks/contract/common/route';
import { statisticsRoutes as routes } from '@indeks/contract/money/statistics/statistics.routes';
import type { Grouping } from '@indeks/contract/money/statistics/statistics.keys';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { pageQuery, routeQuery } from '../route-query.ts';

export type StatisticsQuery = NonNullable<CallInput<typeof routes.groups>['query']>;

export const moneyQuery = (query: StatisticsQuery) =>
  queryOptions({
    ...pageQuery(routes.settlements, { query }, { topic: 'payments', also: ['bank-reports', 'students'] }),
    select: ({ items }) => items[0],
  });

export const groupedStudentsQuery = (query: StatisticsQuery) =>
  pageQuery(routes.grouped, { query }, { topic: 'students', also: ['courses', 'places'] });

export const courseCountsQuery = (query: StatisticsQuery) =>
  queryOptions({
    ...pageQuery(routes.groups, { query }, { topic: 'students' }),
    select: ({ items }) => items,
  });

export const trendsQuery = queryOptions({
  ...routeQuery(routes.trends, {}, { topic: 'students', also: ['courses'] }),
  select: ({ items }) => items,
});

export const userStatisticsQuery = routeQuery(
  routes.users,
  {},
  { topic: 'people', also: ['places', 'courses'] },
);

export const fetchGroupedCsv = (query: StatisticsQuery, groupBy: Grouping) =>
  call(routes.groupedCsv, { query: { ...query, groupBy } });
export const fetchTrendsCsv = () => call(routes.trendsCsv, {});
