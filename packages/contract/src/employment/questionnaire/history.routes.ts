import { done, idParams, ids } from '../../common/fields.ts';
import { defineRoute } from '../../common/route.ts';
import { historyPage, historyQuery } from './history.schemas.ts';

export const historyRoutes = {
  ofUser: defineRoute({
    method: 'GET',
    path: '/api/history/user/:id',
    access: 'questionnaire.own',
    summary: 'The changes of a person’s questionnaire, the newest first',
    params: idParams,
    query: historyQuery,
    answer: historyPage,
    object: 'own-or-other',
  }),
  list: defineRoute({
    method: 'GET',
    path: '/api/history',
    access: 'people.history',
    summary: 'The changes of everybody’s questionnaires, the newest first',
    query: historyQuery,
    answer: historyPage,
  }),
  markAsRead: defineRoute({
    method: 'POST',
    path: '/api/history/mark-as-read-multiple',
    access: 'people.history',
    summary: 'Marks changes as read',
    body: ids,
    answer: done,
  }),
} as const;
