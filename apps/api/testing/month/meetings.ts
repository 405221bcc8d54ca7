import type { NewMeeting } from '@indeks/contract/month/meetings/meetings.schemas';
import type { Database } from '#platform/db/database.ts';
import { insertRow } from '#platform/db/inserting.ts';

/** The last weekend before the test clock's Monday. */
export const meetingFields = (pid: number, more: Partial<NewMeeting> = {}): NewMeeting => ({
  pid,
  name: 'Zjazd',
  dates: { start: '2026-11-13', end: '2026-11-15' },
  comment: '',
  ...more,
});

export const insertMeeting = async (
  db: Database,
  userId: number,
  pid: number,
  more: Partial<NewMeeting> = {},
): Promise<number> => {
  const { dates, ...fields } = meetingFields(pid, more);
  return insertRow(db, 'meetings', {
    ...fields,
    user_id: userId,
    start_date: dates.start,
    end_date: dates.end,
  });
};
