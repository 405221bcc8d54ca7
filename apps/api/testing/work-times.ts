import type { NewWorkTime } from '@indeks/contract/work-times/work-times.schemas';
import type { Database } from '#platform/db/database.ts';

/** On the last Saturday before the test clock's Monday. */
export const hoursFields = (more: Partial<NewWorkTime> = {}): NewWorkTime => ({
  date: '2026-11-14',
  city: 'Łódź',
  hours: 6.5,
  comment: 'wykład',
  ...more,
});

export const insertWorkTime = async (
  db: Database,
  userId: number,
  more: Partial<NewWorkTime> = {},
): Promise<number> => {
  const { id } = await db
    .insertInto('work_times')
    .values({ ...hoursFields(more), user_id: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
