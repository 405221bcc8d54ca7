import { dateColumn, textColumn } from '#platform/csv/csv.ts';
import type { MeetingRow } from './meetings.queries.ts';

export const meetingColumns = [
  dateColumn<MeetingRow>('Od', (meeting) => meeting.start_date),
  dateColumn<MeetingRow>('Do', (meeting) => meeting.end_date),
  textColumn<MeetingRow>('Miasto', (meeting) => meeting.city),
  textColumn<MeetingRow>('Uwagi', (meeting) => meeting.comment),
  textColumn<MeetingRow>('Wykładowca', (meeting) => meeting.username),
];
