import { accountRoutes } from './accounts/accounts.routes.ts';
import { carRoutes } from './cars/cars.routes.ts';
import type { Route } from './common/route.ts';
import { dashboardRoutes } from './dashboard/dashboard.routes.ts';
import { meetingRoutes } from './meetings/meetings.routes.ts';
import { peopleRoutes } from './people/people.routes.ts';
import { placeRoutes } from './places/places.routes.ts';
import { rateRoutes } from './rates/rates.routes.ts';
import { reportRoutes } from './reports/reports.routes.ts';
import { systemRoutes } from './system/system.routes.ts';
import { tripRoutes } from './trips/trips.routes.ts';
import { workTimeRoutes } from './work-times/work-times.routes.ts';

/** Every call there is: the API mounts exactly these, the matrix asks every one of them. */
export const allRoutes: readonly Route[] = [
  systemRoutes,
  accountRoutes,
  peopleRoutes,
  placeRoutes,
  rateRoutes,
  carRoutes,
  workTimeRoutes,
  tripRoutes,
  meetingRoutes,
  dashboardRoutes,
  reportRoutes,
].flatMap((group): readonly Route[] => Object.values(group));
