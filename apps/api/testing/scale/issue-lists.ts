import { issueSortKeys } from '@indeks/contract/talk/issues/issues.keys';
import { issueChatRoutes, issueRoutes } from '@indeks/contract/talk/issues/issues.routes';
import type { MeasuredList } from './lists.ts';

const issues = {
  route: issueRoutes.list,
  sortKeys: issueSortKeys,
  words: { rare: 'uni-a77', common: 'nie', short: 'ko' },
};

/** Asked by the secretariat, for which they are everybody's. */
export const listsOfIssues: readonly MeasuredList[] = [
  issues,
  { ...issues, filter: 'resolved', query: { status: '2' } },
  { ...issues, filter: 'open', query: { status: '0,1' } },
  { ...issues, filter: 'mine', query: { mine: 'true' } },
  { route: issueRoutes.counts },
  { route: issueRoutes.one, params: { id: 1 } },
  { route: issueChatRoutes.history, params: { id: 1 }, statements: 6 },
];
