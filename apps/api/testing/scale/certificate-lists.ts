import { certificateSortKeys } from '@indeks/contract/studies/certificates/certificates.keys';
import { certificateRoutes as routes } from '@indeks/contract/studies/certificates/certificates.routes';
import type { MeasuredList } from './lists.ts';

const list = {
  route: routes.list,
  sortKeys: certificateSortKeys,
  words: { rare: '0007/', common: 'adam', short: 'an' },
  // What waits is counted beside the list, to its bound.
  pages: 1_500,
};

export const listsOfCertificates: readonly MeasuredList[] = [
  list,
  { ...list, filter: 'course', query: { cid: 1 } },
  { ...list, filter: 'year', query: { year: 2025 } },
  { ...list, filter: 'year, course', query: { year: 2025, cid: 1 } },
  { ...list, filter: 'own places', as: 2 },
  { ...list, filter: 'in doubt', query: { state: 'doubted' } },
  { ...list, filter: 'waiting', query: { state: 'waiting' } },
  { ...list, filter: 'without a blank', query: { state: 'no-blank' } },
  // A hundred people at most: of each up to fourteen subjects with the grade that counts and the protocol that says so.
  { route: routes.group, query: { date: '2024-10-01', cid: 1 }, statements: 9, pages: 40_000 },
  { route: routes.own, as: 3 },
];
