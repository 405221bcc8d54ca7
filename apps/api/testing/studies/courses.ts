import type { SubjectFields } from '@indeks/contract/studies/courses/courses.schemas';
import type { Database } from '#platform/db/database.ts';
import { insertRow } from '#platform/db/inserting.ts';

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
  const id = await insertRow(db, 'courses', { name });
  return { id, subjectId: await insertSubject(db, id) };
};

export const insertSubject = (
  db: Database,
  courseId: number,
  more: Partial<SubjectFields> = {},
): Promise<number> =>
  insertRow(db, 'subjects', { ...subjectFieldsOf(undefined, more), cid: courseId, position: 0 });

export const insertLecturerChange = async (db: Database): Promise<number> => {
  const { id: cid, subjectId: sid } = await insertCourse(db);
  return insertRow(db, 'subject_lecturers', { sid, cid, uid: null, date: '2026-10-01' });
};
