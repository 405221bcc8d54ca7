import { done, idParams } from '../../common/fields.ts';
import { binary, defineRoute } from '../../common/route.ts';
import { orderedLists } from './ordered-lists.schemas.ts';

/** A list is ordered beside its PDF, by a POST to the same address. */
export const orderedListRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/ordered-lists',
    access: 'ordered-lists.own',
    summary: 'The lists that one has ordered, the newest first, and how far they are',
    answer: orderedLists,
  }),
  file: defineRoute({
    method: 'GET',
    path: '/api/ordered-lists/:id/file',
    access: 'ordered-lists.own',
    summary: 'A finished list as PDF, for whoever ordered it and may still see it',
    params: idParams,
    answer: binary('application/pdf'),
    object: 'own-or-other',
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/ordered-lists/:id',
    access: 'ordered-lists.own',
    summary: 'Cancels an ordered list, or removes its file',
    params: idParams,
    answer: done,
    object: 'own-or-other',
  }),
} as const;
