import type { EnrolmentToAdd } from '@indeks/contract/studies/students/adding.schemas';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { insertCourse } from './courses.ts';
import { insertPerson } from '../identity/people.ts';
import { insertPlace } from '../provider/places.ts';

interface Enrolment {
  readonly placeId: number;
  /** By default a new student. */
  readonly userId?: number;
  /** By default a new course. */
  readonly courseId?: number;
  readonly secondCourseId?: number;
  readonly date?: string;
  /** The day on which it was made; by default that of the intake. */
  readonly made?: string;
  readonly album?: string;
  readonly account?: string;
  /** Price of each course, in grosze. */
  readonly price?: number;
}

/** Somebody enrolled at the place; answers the enrolment's number. One statement, since neither row stands without the other. */
export const enrol = async (
  db: Database,
  {
    placeId,
    userId,
    courseId,
    secondCourseId,
    date = '2026-10-01',
    made = date,
    album,
    account,
    price = 420_000,
  }: Enrolment,
): Promise<number> => {
  const uid = userId ?? (await insertPerson(db, { role: 3 })).id;
  const cids = [courseId ?? (await insertCourse(db)).id, ...(secondCourseId ? [secondCourseId] : [])];
  const { rows } = await sql<{ id: number }>`
    with enrolment as (
      insert into enrolments (uid, date, pid, bank_account, created_at)
      values (${uid}, ${date}, ${placeId}, ${account ?? null}, ${made}::date + time '10:00')
      returning id, uid, date
    )
    insert into enrolment_courses (enrolment_id, slot, uid, date, cid, price, album_nr)
    select e.id, c.slot, e.uid, e.date, c.cid, ${price}::integer, ${album ?? null}
    from enrolment as e cross join unnest(${cids}::integer[]) with ordinality as c(cid, slot)
    returning enrolment_id as id`.execute(db);
  return rows[0]?.id ?? 0;
};

/** What the call that archives is sent. */
export const archivingOf = (...ids: number[]) => ({ ids, day: '2026-01-15', reason: 'Rezygnacja' });

/** A place, and somebody who looks after it. */
export const insertOwnPlace = async (db: Database, coordinatorId: number, name?: string): Promise<number> => {
  const id = await insertPlace(db, name);
  await db.insertInto('place_coordinators').values({ place_id: id, user_id: coordinatorId }).execute();
  return id;
};

/** What the form of a new student sends. */
export const newStudentFields = async (
  db: Database,
  more: Partial<EnrolmentToAdd> & { readonly pid?: number; readonly coordinator?: number } = {},
): Promise<EnrolmentToAdd> => {
  const coordinator = more.coordinator ?? (await insertPerson(db, { role: 2 })).id;
  counter += 1;
  return {
    given_name: 'Zofia',
    surname: 'Słuchaczka',
    email: `zofia-${counter}@test.example`,
    telephone: '600100200',
    date: '2026-10-01',
    pid: more.pid ?? (await insertOwnPlace(db, coordinator)),
    cid: more.cid ?? (await insertCourse(db)).id,
    price: 420_000,
    cid_2: null,
    price_2: null,
    coordinator,
    comment: '',
    ...more,
  };
};
let counter = 0;
