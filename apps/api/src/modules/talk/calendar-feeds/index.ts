export { mountCalendarFeeds } from './calendar-feeds.routes.ts';
