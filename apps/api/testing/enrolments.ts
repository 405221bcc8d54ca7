import type { Database } from '#platform/db/database.ts';
import { insertPerson } from './people.ts';

/** A student of some course at the place. */
export const enrol = async (db: Database, { placeId }: { placeId: number }): Promise<void> => {
  const student = await insertPerson(db, { role: 3 });
  const course = await db
    .insertInto('courses')
    .values({ name: 'Zarządzanie oświatą' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('student_courses')
    .values({ uid: student.id, cid: course.id, pid: placeId, date: '2026-10-01' })
    .execute();
};
