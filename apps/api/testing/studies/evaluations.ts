import { programmeOf } from '@indeks/contract/studies/evaluations/grades.rules';
import type { Term } from '@indeks/contract/studies/evaluations/evaluations.keys';
import type { SubjectFields } from '@indeks/contract/studies/courses/courses.schemas';
import type { Database } from '#platform/db/database.ts';
import { insertCourse, insertSubject } from './courses.ts';
import { enrol } from './enrolments.ts';
import { insertPerson } from '../identity/people.ts';
import { insertPlace } from '../provider/places.ts';

interface GroupTraits {
  /** The lecturer of the subject. */
  readonly lecturerId: number | null;
  readonly intake?: string;
  readonly names?: readonly string[];
  readonly subject?: Partial<SubjectFields>;
}

interface TestGroup {
  readonly cid: number;
  readonly sid: number;
  readonly intake: string;
  readonly students: readonly { readonly uid: number; readonly eid: number; readonly name: string }[];
}

/** Students of one course and intake, and a subject that they are graded in. */
export const insertGroup = async (
  db: Database,
  { lecturerId, intake = '2026-03-01', names = ['Ewa Adamczyk'], subject = {} }: GroupTraits,
): Promise<TestGroup> => {
  const { id: cid } = await insertCourse(db);
  const placeId = await insertPlace(db);
  const after_join = programmeOf(intake);
  const sid = await insertSubject(db, cid, { uid: lecturerId, after_join, name: 'Prawo pracy', ...subject });
  const students = [];
  for (const name of names) {
    const { id: uid } = await insertPerson(db, { role: 3, name, telephone: '600700800' });
    const eid = await enrol(db, { placeId, userId: uid, courseId: cid, date: intake });
    students.push({ uid, eid, name });
  }
  return { cid, sid, intake, students };
};

/** In tenths, given by the person at the first term. */
export const insertGrade = async (
  db: Database,
  {
    eid,
    sid,
    uid,
    value = 40,
    term = 1,
  }: { eid: number; sid: number; uid: number; value?: number; term?: Term },
): Promise<number> => {
  const { version } = await db
    .insertInto('attempts')
    .values({ enrolment_id: eid, sid, term, uid, value, given_at: new Date('2026-11-01T10:00:00Z') })
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
};
