import { currentIntake } from '@indeks/contract/studies/courses/intakes.rules';
import { statisticsRoutes as routes } from '@indeks/contract/money/statistics/statistics.routes';
import type { MeasuredList } from './lists.ts';

/** They count everybody, and so take longer the more there are; a second is the promise. */
const within = 1_000;

export const listsOfStatistics = (today: string): MeasuredList[] => {
  const ofIntake = { date: currentIntake(today) };
  return [routes.settlements, routes.grouped, routes.groups]
    .flatMap((route): MeasuredList[] => [
      { route, filter: 'all intakes', within },
      { route, filter: 'intake', query: ofIntake, within },
      { route, filter: 'place, course', query: { pid: '1,2', cid: '1' }, within },
    ])
    .concat([
      { route: routes.grouped, filter: 'owed', query: { settlement: 'owed' }, within },
      { route: routes.trends, within },
      { route: routes.users, within },
    ]);
};
