import { done, idParams } from '../../common/fields.ts';
import { binary, defineRoute } from '../../common/route.ts';
import { calendarFeeds, feedParams, madeCalendarFeed, newCalendarFeed } from './calendar-feeds.schemas.ts';

export const calendarFeedRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/calendar-feeds',
    access: 'account.settings',
    summary: 'The caller’s addresses of calendars to subscribe, without their secret part',
    answer: calendarFeeds,
  }),
  make: defineRoute({
    method: 'POST',
    path: '/api/calendar-feeds',
    access: 'account.settings',
    summary:
      'Makes an address of one’s own calendar, or of a place’s for the secretariat, beside those that there are',
    body: newCalendarFeed,
    answer: madeCalendarFeed,
  }),
  revoke: defineRoute({
    method: 'DELETE',
    path: '/api/calendar-feeds/:id',
    access: 'account.settings',
    summary: 'Ends an address',
    params: idParams,
    answer: done,
    object: 'own-or-other',
  }),
  read: defineRoute({
    method: 'GET',
    path: '/api/calendars/:token',
    access: 'public',
    summary: 'A calendar (RFC 5545) by its secret address',
    params: feedParams,
    answer: binary('text/calendar; charset=utf-8'),
  }),
} as const;
