import { dateColumn, textColumn } from '#platform/csv/csv.ts';
import type { ListedMeetingRow } from './meetings.queries.ts';

export const meetingColumns = [
  dateColumn<ListedMeetingRow>('Od', (meeting) => meeting.start_date),
  dateColumn<ListedMeetingRow>('Do', (meeting) => meeting.end_date),
  textColumn<ListedMeetingRow>('Miasto', (meeting) => meeting.city),
  textColumn<ListedMeetingRow>('Uwagi', (meeting) => meeting.comment),
  textColumn<ListedMeetingRow>('Wykładowca', (meeting) => meeting.listed_name),
];
