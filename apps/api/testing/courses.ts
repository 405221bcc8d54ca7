import type { SubjectFields } from '@indeks/contract/courses/courses.schemas';
import type { Database } from '#platform/db/database.ts';

export const subjectFieldsOf = (
  name = 'Dydaktyka ogólna',
  more: Partial<SubjectFields> = {},
): SubjectFields => ({
  name,
  semester: 1,
  exam: 0,
  after_join: 1,
  uid: null,
  remarks: '',
  hours: 20,
  ects: 3,
  active: 1,
  ...more,
});

/** A course with one subject. */
export const insertCourse = async (
  db: Database,
  name = 'Zarządzanie oświatą',
): Promise<{ id: number; subjectId: number }> => {
  const { id } = await db.insertInto('courses').values({ name }).returning('id').executeTakeFirstOrThrow();
  return { id, subjectId: await insertSubject(db, id) };
};

export const insertSubject = async (
  db: Database,
  courseId: number,
  more: Partial<SubjectFields> = {},
): Promise<number> => {
  const { id } = await db
    .insertInto('subjects')
    .values({ ...subjectFieldsOf(undefined, more), cid: courseId, position: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const insertLecturerChange = async (db: Database): Promise<number> => {
  const { id: cid, subjectId: sid } = await insertCourse(db);
  const { id } = await db
    .insertInto('subject_lecturers')
    .values({ sid, cid, uid: null, date: '2026-10-01' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
