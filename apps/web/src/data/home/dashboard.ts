import { dashboardRoutes as routes } from '@indeks/contract/home/dashboard/dashboard.routes';
import { routeQuery } from '../route-query.ts';

export const ownDashboardQuery = routeQuery(
  routes.get,
  {},
  { topic: 'reports', also: ['work-times', 'trips', 'meetings'] },
);

/** What waits for the secretariat today. */
export const officeTodayQuery = routeQuery(
  routes.office,
  {},
  {
    topic: 'reports',
    also: ['people', 'questionnaires', 'meetings', 'places', 'candidates', 'students'],
  },
);

/** What waits at the places that the caller looks after. */
export const placesTodayQuery = routeQuery(
  routes.places,
  {},
  { topic: 'students', also: ['candidates', 'meetings', 'places'] },
);

/** Waiting work of people who settle payments. */
export const settlementsTodayQuery = routeQuery(
  routes.settlements,
  {},
  { topic: 'bank-reports', also: ['payments', 'students'] },
);
