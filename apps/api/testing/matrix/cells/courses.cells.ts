import { courseRoutes as courses } from '@indeks/contract/studies/courses/courses.routes';
import {
  subjectHistoryRoutes as history,
  subjectRoutes as subjects,
} from '@indeks/contract/studies/courses/subjects.routes';
import { insertCourse, insertLecturerChange, subjectFieldsOf } from '#testing/studies/courses.ts';
import { everyone, nowhere, secretariat, type RouteCells } from '../route-cells.ts';
import type { World } from '../world.ts';

const ofCourse = async ({ db }: World) => ({ params: { id: (await insertCourse(db)).id } });
const missing = () => ({ params: { id: nowhere } });
const edit = {
  name: 'Zmieniony',
  mba: false,
  active: 0,
  version: 1,
  courseSubjects: [subjectFieldsOf('Jedyny')],
};
const changedSubject = { ...subjectFieldsOf('Zmieniony'), version: 1 };

const courseCells: readonly RouteCells[] = [
  { route: courses.list, who: everyone, own: () => ({ query: { page: 1 } }) },
  { route: courses.choices, who: everyone, own: () => ({}) },
  { route: courses.exportCsv, who: secretariat, own: () => ({ query: {} }) },
  { route: courses.get, who: secretariat, own: ofCourse, missing },
  {
    route: courses.create,
    who: secretariat,
    own: () => ({ body: { name: 'Nowy', mba: false, courseSubjects: [subjectFieldsOf()] } }),
  },
  {
    route: courses.edit,
    who: secretariat,
    own: async (world) => ({ ...(await ofCourse(world)), body: edit }),
    missing: () => ({ ...missing(), body: edit }),
  },
  {
    route: courses.removeMany,
    who: secretariat,
    own: async ({ db }) => ({ body: [(await insertCourse(db)).id] }),
    missing: () => ({ body: [nowhere] }),
  },
  { route: courses.planCsv, who: secretariat, own: ofCourse, missing },
  { route: courses.planPdf, who: secretariat, own: ofCourse, missing },
];

const subjectCells: readonly RouteCells[] = [
  { route: subjects.list, who: everyone, own: () => ({ query: { page: 1 } }) },
  { route: subjects.ofCourse, who: everyone, own: ofCourse, missing },
  {
    route: subjects.create,
    who: secretariat,
    own: async ({ db }) => ({ body: { ...subjectFieldsOf(), cid: (await insertCourse(db)).id } }),
    missing: () => ({ body: { ...subjectFieldsOf(), cid: nowhere } }),
  },
  {
    route: subjects.createMany,
    who: secretariat,
    own: async ({ db }) => ({ body: [{ ...subjectFieldsOf(), cid: (await insertCourse(db)).id }] }),
    missing: () => ({ body: [{ ...subjectFieldsOf(), cid: nowhere }] }),
  },
  {
    route: subjects.edit,
    who: secretariat,
    own: async ({ db }) => ({
      params: { id: (await insertCourse(db)).subjectId },
      body: changedSubject,
    }),
    missing: () => ({ ...missing(), body: changedSubject }),
  },
  {
    route: subjects.removeMany,
    who: secretariat,
    own: async ({ db }) => ({ body: [(await insertCourse(db)).subjectId] }),
    missing: () => ({ body: [nowhere] }),
  },
  { route: history.ofCourse, who: secretariat, own: ofCourse, missing },
  {
    route: history.removeMany,
    who: secretariat,
    own: async ({ db }) => ({ body: [await insertLecturerChange(db)] }),
    missing: () => ({ body: [nowhere] }),
  },
];

export const cellsOfCourses: readonly RouteCells[] = [...courseCells, ...subjectCells];
