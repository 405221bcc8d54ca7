import type { FieldError } from '../../common/errors.ts';
import { listFieldErrors } from '../../common/field-errors.ts';
import { messageOfIssue } from '../../common/field-messages.ts';
import { futureDates } from './questionnaire.rules.ts';
import { questionnaireSave, type Questionnaire } from './questionnaire.schemas.ts';

/** Dates ahead of time, by their paths in the body of the call. */
export const dateProblems = (questionnaire: Questionnaire, today: string): FieldError[] =>
  futureDates(questionnaire, today).map(({ path, message }) => ({ path: `form.${path}`, message }));

/**
 * All that the server will refuse a save for, path by path, so that a form can say it first. Dates are compared with
 * the day once the document is otherwise whole.
 */
export const questionnaireProblems = (save: unknown, today: string): FieldError[] => {
  const { success, data, error } = questionnaireSave.safeParse(save, { error: messageOfIssue });
  return success ? dateProblems(data, today) : listFieldErrors(error.issues);
};
