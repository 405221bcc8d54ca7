import { labelStudentField } from '@indeks/contract/studies/student-forms/student-forms.labels';
import { studentFormRoutes as routes } from '@indeks/contract/studies/student-forms/student-forms.routes';
import { studentHistoryQuery } from '#data/studies/student-forms.ts';
import type { FormWithHistory } from '#parts/employment/questionnaire/form-with-history.ts';
import { call } from '#shared/api/call.ts';

export const studentFormHistory: FormWithHistory = {
  topic: 'student-forms',
  query: studentHistoryQuery,
  markAsRead: (ids) => call(routes.markAsRead, { body: ids }),
  labelOf: (_form, field) => labelStudentField(field),
};
