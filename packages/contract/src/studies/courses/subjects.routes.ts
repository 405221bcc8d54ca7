import { z } from 'zod';
import { done, idParams, ids } from '../../common/fields.ts';
import { defineRoute } from '../../common/route.ts';
import {
  lecturerChangesPage,
  lecturerChangesQuery,
  newSubject,
  newSubjects,
  subject,
  subjectEdit,
  subjectsPage,
  subjectsQuery,
} from './courses.schemas.ts';

export const subjectRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/subjects',
    access: 'courses.list',
    summary: 'Subjects of all courses, or those of one lecturer',
    query: subjectsQuery,
    answer: subjectsPage,
  }),
  ofCourse: defineRoute({
    method: 'GET',
    path: '/api/subjects/course/:id',
    access: 'courses.list',
    summary: 'The subjects of a course, in the order of its plan',
    params: idParams,
    answer: z.object({ items: z.array(subject) }),
    object: 'shared',
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/subjects',
    access: 'courses.manage',
    summary: 'Adds a subject to a course',
    body: newSubject,
    answer: subject,
    idempotent: true,
  }),
  createMany: defineRoute({
    method: 'POST',
    path: '/api/subjects/create-multiple',
    access: 'courses.manage',
    summary: 'Adds several subjects',
    body: newSubjects,
    answer: z.object({ items: z.array(subject) }),
    idempotent: true,
  }),
  edit: defineRoute({
    method: 'PUT',
    path: '/api/subjects/:id',
    access: 'courses.manage',
    summary: 'Changes a subject',
    params: idParams,
    body: subjectEdit,
    answer: subject,
    object: 'shared',
  }),
  removeMany: defineRoute({
    method: 'POST',
    path: '/api/subjects/delete-multiple',
    access: 'courses.manage',
    summary: 'Deletes subjects without grades and protocols',
    body: ids,
    answer: done,
  }),
} as const;

export const subjectHistoryRoutes = {
  ofCourse: defineRoute({
    method: 'GET',
    path: '/api/historySubject/course/:id',
    access: 'courses.manage',
    summary: 'Who taught the subjects of a course since when',
    params: idParams,
    query: lecturerChangesQuery,
    answer: lecturerChangesPage,
    object: 'shared',
  }),
  removeMany: defineRoute({
    method: 'POST',
    path: '/api/historySubject/delete-multiple',
    access: 'courses.manage',
    summary: 'Deletes records of that history',
    body: ids,
    answer: done,
  }),
} as const;
