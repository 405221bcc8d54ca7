import { role } from '@indeks/contract/access/roles';
import { candidateSortKeys } from '@indeks/contract/studies/candidates/candidates.keys';
import { candidateRoutes } from '@indeks/contract/studies/candidates/candidates.routes';
import type { MeasuredList } from './lists.ts';

const candidates = {
  route: candidateRoutes.list,
  sortKeys: candidateSortKeys,
  words: { rare: 'kandydat@demo', common: 'zgloszenia', short: 'ko' },
};

/** A name that no candidate has. */
const misspelt = { filter: 'misspelt', query: { search: 'kowalkskii' } };

export const listsOfCandidates: readonly MeasuredList[] = [
  candidates,
  { ...candidates, filter: 'own places', as: role.coordinator },
  { ...candidates, filter: 'place', query: { pid: 1 } },
  { ...candidates, filter: 'course', query: { cid: 1 } },
  { ...candidates, filter: 'place, course', query: { pid: 1, cid: 1 } },
  { ...candidates, filter: 'waiting', query: { state: 'waiting' } },
  { ...candidates, filter: 'overdue', query: { state: 'overdue' } },
  { ...candidates, filter: 'admitted', query: { state: 'admitted' } },
  { route: candidateRoutes.near, ...misspelt },
  { route: candidateRoutes.near, ...misspelt, filter: 'misspelt, own places', as: role.coordinator },
];
