import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { insertCourse } from './courses.ts';
import { insertPerson } from './people.ts';

interface Enrolment {
  readonly placeId: number;
  /** By default a new student. */
  readonly userId?: number;
  /** By default a new course. */
  readonly courseId?: number;
}

/** Somebody enrolled in some course at the place. One statement, since neither row stands without the other. */
export const enrol = async (db: Database, { placeId, userId, courseId }: Enrolment): Promise<void> => {
  const uid = userId ?? (await insertPerson(db, { role: 3 })).id;
  const cid = courseId ?? (await insertCourse(db)).id;
  await sql`
    with enrolment as (
      insert into enrolments (uid, date, pid) values (${uid}, '2026-10-01', ${placeId}) returning id, uid, date
    )
    insert into enrolment_courses (enrolment_id, slot, uid, date, cid, price)
    select id, 1, uid, date, ${cid}, 420000 from enrolment`.execute(db);
};
