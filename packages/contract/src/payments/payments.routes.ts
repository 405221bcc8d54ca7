import { idParams } from '../common/fields.ts';
import { binary, defineRoute } from '../common/route.ts';
import {
  newPayment,
  payment,
  paymentEdit,
  sentReminder,
  settledStudentsPage,
  settledStudentsQuery,
  settlementsOfPerson,
} from './payments.schemas.ts';

export const paymentRoutes = {
  students: defineRoute({
    method: 'GET',
    path: '/api/settlements/students',
    access: 'settlements.manage',
    summary: 'Students with what they owe and paid, a page of people',
    query: settledStudentsQuery,
    answer: settledStudentsPage,
  }),
  exportCsv: defineRoute({
    method: 'GET',
    path: '/api/settlements/students/export',
    access: 'settlements.manage',
    summary: 'The list as CSV, a line for each enrolment, with obligation, payments and balance',
    query: settledStudentsQuery,
    answer: binary('text/csv'),
  }),
  ofPerson: defineRoute({
    method: 'GET',
    path: '/api/settlements/user/:id',
    access: 'settlements.manage',
    summary: 'What a student owes and paid: enrolments with their sums, and payments, the newest first',
    params: idParams,
    answer: settlementsOfPerson,
    object: 'shared',
  }),
  remind: defineRoute({
    method: 'POST',
    path: '/api/settlements/user/:id/remind',
    access: 'settlements.manage',
    summary: 'Tells a student what is owed, once a day at the most',
    params: idParams,
    answer: sentReminder,
    object: 'shared',
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/student-settlements/user/:id',
    access: 'settlements.manage',
    summary: 'Enters a payment of a student by hand',
    params: idParams,
    body: newPayment,
    answer: payment,
    idempotent: true,
    object: 'shared',
  }),
  edit: defineRoute({
    method: 'PUT',
    path: '/api/student-settlements/:id',
    access: 'settlements.manage',
    summary: 'Changes a payment; one from a bank report stays with its enrolment',
    params: idParams,
    body: paymentEdit,
    answer: payment,
    object: 'shared',
  }),
} as const;
