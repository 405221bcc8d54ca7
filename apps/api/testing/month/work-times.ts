import type { NewWorkTime } from '@indeks/contract/month/work-times/work-times.schemas';
import type { Database } from '#platform/db/database.ts';
import { insertRow } from '#platform/db/inserting.ts';

/** On the last Saturday before the test clock's Monday. */
export const hoursFields = (more: Partial<NewWorkTime> = {}): NewWorkTime => ({
  date: '2026-11-14',
  city: 'Łódź',
  hours: 6.5,
  comment: 'wykład',
  ...more,
});

export const insertWorkTime = (
  db: Database,
  userId: number,
  more: Partial<NewWorkTime> = {},
): Promise<number> => insertRow(db, 'work_times', { ...hoursFields(more), user_id: userId });
