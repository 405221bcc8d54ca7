import { protocolSortKeys } from '@indeks/contract/studies/protocols/protocols.keys';
import { protocolRoutes as routes } from '@indeks/contract/studies/protocols/protocols.routes';
import type { MeasuredList } from './lists.ts';

const list = {
  route: routes.list,
  sortKeys: protocolSortKeys,
  words: { rare: '007/2024', common: 'sesja', short: 'pr' },
};

export const listsOfProtocols: readonly MeasuredList[] = [
  list,
  { ...list, filter: 'semester', query: { date: '2024-10-01' } },
  { ...list, filter: 'course', query: { cid: 1 } },
  { ...list, filter: 'semester, course', query: { date: '2024-10-01', cid: 1 } },
  { ...list, filter: 'subject', query: { sid: 1, cid: 1 } },
  { route: routes.group, query: { date: '2024-10-01', cid: 1, sid: 1, half: 1 } },
  { route: routes.get, params: { id: 1 } },
];
