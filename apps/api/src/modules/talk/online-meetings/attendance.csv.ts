import type { Attendance } from '@indeks/contract/talk/online-meetings/online-meetings.schemas';
import { warsawTime } from '@indeks/contract/common/warsaw-time';
import { numberColumn, textColumn } from '#platform/csv/csv.ts';

type Row = Attendance['items'][number];

const formatTime = (moment: string | null) => (moment === null ? null : warsawTime(new Date(moment)).time);

export const attendanceColumns = [
  textColumn<Row>('Uczestnik', (row) => row.username),
  numberColumn<Row>('Minuty', (row) => row.minutes),
  textColumn<Row>('Od', (row) => formatTime(row.joined_at)),
  textColumn<Row>('Do', (row) => formatTime(row.left_at)),
];
