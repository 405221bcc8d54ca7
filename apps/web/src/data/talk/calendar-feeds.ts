import { calendarFeedRoutes as routes } from '@indeks/contract/talk/calendar-feeds/calendar-feeds.routes';
import { routeQuery } from '../route-query.ts';

/** Addresses that work, without their secret part. */
export const calendarFeedsQuery = routeQuery(routes.list, {}, { topic: 'meetings' });
