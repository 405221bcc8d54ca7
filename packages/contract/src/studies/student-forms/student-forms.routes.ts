import { z } from 'zod';
import { done, id, ids } from '../../common/fields.ts';
import { defineRoute } from '../../common/route.ts';
import { historyPage } from '../../employment/questionnaire/history.schemas.ts';
import { studentFormOfPerson, studentFormSave, studentHistoryQuery } from './student-forms.schemas.ts';

const ofStudent = { params: z.strictObject({ uid: id }), object: 'own-or-other' } as const;

/**
 * A form is accessible to its student, to the secretariat, to people who settle payments, and to a coordinator of whose places
 * every enrolment of the student is.
 */
export const studentFormRoutes = {
  get: defineRoute({
    method: 'GET',
    path: '/api/students/:uid/form',
    ...ofStudent,
    access: 'student-forms.read',
    summary: 'The registration form of a student',
    answer: studentFormOfPerson,
  }),
  save: defineRoute({
    method: 'PUT',
    path: '/api/students/:uid/form',
    ...ofStudent,
    access: 'students.view',
    summary: 'Saves the registration form; every change is kept as history',
    body: studentFormSave,
    answer: studentFormOfPerson,
  }),
  history: defineRoute({
    method: 'GET',
    path: '/api/students/:uid/form/history',
    ...ofStudent,
    access: 'student-forms.read',
    summary: 'The changes of a student’s registration form, the newest first',
    query: studentHistoryQuery,
    answer: historyPage,
  }),
  markAsRead: defineRoute({
    method: 'POST',
    path: '/api/students/history/mark-as-read-multiple',
    access: 'people.history',
    summary: 'Marks changes of registration forms as read',
    body: ids,
    answer: done,
  }),
} as const;
