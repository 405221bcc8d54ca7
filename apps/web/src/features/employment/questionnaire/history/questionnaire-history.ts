import { historyRoutes as routes } from '@indeks/contract/employment/questionnaire/history.routes';
import { labelOfField } from '@indeks/contract/employment/questionnaire/questionnaire.labels';
import { historyQuery } from '#data/employment/history.ts';
import type { FormWithHistory } from '#parts/employment/questionnaire/form-with-history.ts';
import { call } from '#shared/api/call.ts';

export const questionnaireHistory: FormWithHistory = {
  topic: 'questionnaires',
  query: historyQuery,
  markAsRead: (ids) => call(routes.markAsRead, { body: ids }),
  labelOf: (form, field) => labelOfField(form === 'company' ? 'company' : 'person', field),
};
