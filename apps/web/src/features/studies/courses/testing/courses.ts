import type { Course, Subject } from '@indeks/contract/studies/courses/courses.schemas';

export const subjectOf = (id: number, name: string, more: Partial<Subject> = {}): Subject => ({
  id,
  cid: 5,
  name,
  uid: null,
  username: null,
  semester: 1,
  exam: 0,
  after_join: 1,
  remarks: '',
  hours: 20,
  ects: 3,
  active: 1,
  version: 1,
  ...more,
});

export const courseWith = (...courseSubjects: Subject[]): Course => ({
  id: 5,
  name: 'Logopedia',
  active: 1,
  mba: false,
  courseSubjects,
  version: 1,
  can: { edit: true, delete: true },
});
