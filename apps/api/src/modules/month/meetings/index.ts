export { meetingsPrinted } from './documents.service.ts';
export { mountMeetings } from './meetings.routes.ts';
