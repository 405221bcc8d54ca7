import { inboxViews } from '@indeks/contract/talk/chat/chat.keys';
import { inboxRoutes } from '@indeks/contract/talk/chat/chat.routes';
import type { MeasuredList } from './lists.ts';

/** Each view is counted in its index, to a thousand conversations. */
const pages = 5_000;

/** The inbox that the secretariat shares. */
export const listsOfInbox: readonly MeasuredList[] = [
  ...inboxViews.map((view) => ({ route: inboxRoutes.list, filter: view, query: { view }, statements: 4 })),
  { route: inboxRoutes.counts, pages },
  { route: inboxRoutes.colleagues },
  { route: inboxRoutes.replies },
];
