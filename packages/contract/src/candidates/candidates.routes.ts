import { done, idParams, ids } from '../common/fields.ts';
import { binary, defineRoute } from '../common/route.ts';
import {
  candidate,
  candidateEdit,
  candidatesPage,
  candidatesQuery,
  newCandidate,
} from './candidates.schemas.ts';

export const candidateRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/candidates',
    access: 'candidates.manage',
    summary: 'Candidates; a coordinator gets those of the own places',
    query: candidatesQuery,
    answer: candidatesPage,
  }),
  exportCsv: defineRoute({
    method: 'GET',
    path: '/api/candidates/export',
    access: 'candidates.manage',
    summary: 'The list as CSV, with the same filters',
    query: candidatesQuery,
    answer: binary('text/csv'),
  }),
  get: defineRoute({
    method: 'GET',
    path: '/api/candidates/:id',
    access: 'candidates.manage',
    summary: 'A candidate',
    params: idParams,
    answer: candidate,
    object: 'own-or-other',
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/candidates',
    access: 'candidates.manage',
    summary: 'Adds a candidate',
    body: newCandidate,
    answer: candidate,
    idempotent: true,
  }),
  edit: defineRoute({
    method: 'PUT',
    path: '/api/candidates/:id',
    access: 'candidates.manage',
    summary: 'Changes a candidate who is not enrolled yet',
    params: idParams,
    body: candidateEdit,
    answer: candidate,
    object: 'own-or-other',
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/candidates/:id',
    access: 'candidates.manage',
    summary: 'Deletes a candidate',
    params: idParams,
    answer: done,
    object: 'own-or-other',
  }),
  removeMany: defineRoute({
    method: 'POST',
    path: '/api/candidates/delete-multiple',
    access: 'candidates.manage',
    summary: 'Deletes candidates',
    body: ids,
    answer: done,
  }),
} as const;
