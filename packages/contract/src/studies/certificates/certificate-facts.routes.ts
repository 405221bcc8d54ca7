import { idParams } from '../../common/fields.ts';
import { binary, defineRoute } from '../../common/route.ts';
import {
  blankLayout,
  courseFacts,
  courseFactsEdit,
  enrolmentFacts,
  enrolmentFactsEdit,
  statementQuery,
  statisticsQuery,
} from './certificate-facts.schemas.ts';

export const certificateFactRoutes = {
  course: defineRoute({
    method: 'GET',
    path: '/api/certificates/courses/:id',
    access: 'certificates.issue',
    summary:
      'What certificates of a course say beside its name: practical and distance classes, qualification',
    params: idParams,
    answer: courseFacts,
  }),
  saveCourse: defineRoute({
    method: 'PUT',
    path: '/api/certificates/courses/:id',
    access: 'certificates.issue',
    summary: 'Replaces what certificates of a course say; those that are issued stay as they are',
    params: idParams,
    body: courseFactsEdit,
    answer: courseFacts,
    object: 'shared',
  }),
  enrolment: defineRoute({
    method: 'GET',
    path: '/api/certificates/enrolments/:id',
    access: 'certificates.issue',
    summary: 'The own first and last day of an enrolment, and where the practice was',
    params: idParams,
    answer: enrolmentFacts,
  }),
  saveEnrolment: defineRoute({
    method: 'PUT',
    path: '/api/certificates/enrolments/:id',
    access: 'certificates.issue',
    summary: 'Replaces the own days of an enrolment and the place of the practice',
    params: idParams,
    body: enrolmentFactsEdit,
    answer: enrolmentFacts,
    object: 'shared',
  }),
  layout: defineRoute({
    method: 'GET',
    path: '/api/certificates/layout',
    access: 'certificates.issue',
    summary: 'How far the text of a certificate moves on a blank',
    answer: blankLayout,
  }),
  saveLayout: defineRoute({
    method: 'PUT',
    path: '/api/certificates/layout',
    access: 'certificates.issue',
    summary: 'Moves the text of certificates on blanks by millimetres',
    body: blankLayout,
    answer: blankLayout,
  }),
  testPrint: defineRoute({
    method: 'GET',
    path: '/api/certificates/test-print',
    access: 'certificates.issue',
    summary: 'A page with rulers and the frame as it is moved, to be laid over a blank',
    answer: binary('application/pdf'),
  }),
  statement: defineRoute({
    method: 'GET',
    path: '/api/certificates/statements/:id',
    access: 'certificates.issue',
    summary:
      'That somebody completed a course of an enrolment, or how the studies went so far, under the letterhead',
    params: idParams,
    query: statementQuery,
    answer: binary('application/pdf'),
  }),
  statistics: defineRoute({
    method: 'GET',
    path: '/api/certificates/statistics',
    access: 'certificates.issue',
    summary: 'Participants and certificates of a year by course, as the yearly report S-12 asks',
    query: statisticsQuery,
    answer: binary('text/csv'),
  }),
} as const;
