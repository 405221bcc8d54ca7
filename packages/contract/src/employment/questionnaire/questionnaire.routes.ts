import { defineRoute } from '../../common/route.ts';
import { done } from '../../common/fields.ts';
import { ofPerson } from './of-person.ts';
import { questionnaireOfPerson, questionnaireSave } from './questionnaire.schemas.ts';

export const questionnaireRoutes = {
  get: defineRoute({
    method: 'GET',
    path: '/api/users/:uid/registrationForm',
    ...ofPerson,
    summary: 'The questionnaire or company form of a person',
    answer: questionnaireOfPerson,
  }),
  save: defineRoute({
    method: 'POST',
    path: '/api/users/:uid/registrationForm/create',
    ...ofPerson,
    summary: 'Saves the questionnaire or company form; every save is kept as history',
    body: questionnaireSave,
    answer: questionnaireOfPerson,
  }),
  switchCompany: defineRoute({
    method: 'PUT',
    path: '/api/users/switchCompany',
    access: 'questionnaire.own',
    summary: 'Changes between person and company: the form is erased and every session ends',
    answer: done,
  }),
} as const;
