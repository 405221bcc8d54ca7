import { historyRoutes as routes } from '@indeks/contract/history/history.routes';
import { studentFormRoutes } from '@indeks/contract/student-forms/student-forms.routes';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/api/use-change.ts';

export type FormWithHistory = 'questionnaire' | 'student';

export const useMarkAsRead = (form: FormWithHistory) =>
  useChange(topicOf[form], (ids: number[]) =>
    call(form === 'student' ? studentFormRoutes.markAsRead : routes.markAsRead, { body: ids }),
  );

const topicOf = { questionnaire: 'questionnaires', student: 'student-forms' } as const;
