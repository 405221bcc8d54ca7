export { mountMeetings } from './meetings.routes.ts';
