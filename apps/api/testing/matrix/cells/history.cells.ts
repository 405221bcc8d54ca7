import { historyRoutes as history } from '@indeks/contract/employment/questionnaire/history.routes';
import { insertHistory } from '#testing/employment/questionnaires.ts';
import { nowhere, secretariat, timekeepers, type RouteCells } from '../route-cells.ts';

export const historyCells: readonly RouteCells[] = [
  {
    route: history.ofUser,
    who: timekeepers,
    own: async ({ myId }) => ({ params: { id: await myId() }, query: { page: 1 } }),
    other: async ({ person }) => ({ params: { id: (await person(0)).id }, query: { page: 1 } }),
    othersToo: secretariat,
    missing: () => ({ params: { id: nowhere }, query: { page: 1 } }),
  },
  { route: history.list, who: secretariat, own: () => ({ query: { page: 1 } }) },
  {
    route: history.markAsRead,
    who: secretariat,
    own: async ({ db, person }) => ({ body: [await insertHistory(db, (await person(0)).id)] }),
  },
];
