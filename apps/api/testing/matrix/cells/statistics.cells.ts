import { statisticsRoutes as routes } from '@indeks/contract/money/statistics/statistics.routes';
import type { RouteCells } from '../route-cells.ts';

const who = [11] as const;

export const statisticsCells: readonly RouteCells[] = [
  { route: routes.settlements, who, own: () => ({ query: { date: '2026-10-01', pid: '1,2', cid: '1' } }) },
  { route: routes.grouped, who, own: () => ({ query: { groupBy: 'pid', settlement: 'owed' } }) },
  { route: routes.groupedCsv, who, own: () => ({ query: { groupBy: 'cid' } }) },
  { route: routes.groups, who, own: () => ({ query: { date: '2026-10-01' } }) },
  { route: routes.trends, who, own: () => ({}) },
  { route: routes.trendsCsv, who, own: () => ({}) },
  { route: routes.users, who, own: () => ({}) },
];
