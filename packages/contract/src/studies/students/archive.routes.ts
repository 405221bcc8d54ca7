import { done } from '../../common/fields.ts';
import { binary, defineRoute } from '../../common/route.ts';
import {
  archivePage,
  archiveQuery,
  archiving,
  enrolmentCounts,
  hangingItems,
  hangingQuery,
  restoring,
} from './archive.schemas.ts';

export const archiveRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/student-course/archive',
    access: 'students.view',
    summary: 'Archived enrolments, the newest first; a coordinator gets those that they archived themselves',
    query: archiveQuery,
    answer: archivePage,
  }),
  count: defineRoute({
    method: 'GET',
    path: '/api/student-course/count',
    access: 'students.view',
    summary: 'How many enrolments there are, and how many in the archive, of those that the caller sees',
    answer: enrolmentCounts,
  }),
  exportCsv: defineRoute({
    method: 'GET',
    path: '/api/student-course/archive/export',
    access: 'students.view',
    summary: 'The same as CSV',
    query: archiveQuery,
    answer: binary('text/csv'),
  }),
  hanging: defineRoute({
    method: 'GET',
    path: '/api/student-course/hanging',
    access: 'students.view',
    summary: 'What hangs on enrolments that are about to be deleted or archived',
    query: hangingQuery,
    answer: hangingItems,
  }),
  archive: defineRoute({
    method: 'POST',
    path: '/api/student-course/archive',
    access: 'students.view',
    summary: 'Archives enrolments with everything that hangs on them, for a reason',
    body: archiving,
    answer: done,
  }),
  restore: defineRoute({
    method: 'POST',
    path: '/api/student-course/restore',
    access: 'students.view',
    summary: 'Brings enrolments back from the archive, for a reason; a coordinator those that they archived',
    body: restoring,
    answer: done,
  }),
} as const;
