import { role } from '@indeks/contract/access/roles';
import { personHistoryRoutes as history } from '@indeks/contract/home/person-history/person-history.routes';
import { nowhere, secretariat, type RouteCells } from '../route-cells.ts';

export const personHistoryCells: readonly RouteCells[] = [
  { route: history.own, who: [role.student, role.lecturerAndStudent], own: () => ({ query: { page: 1 } }) },
  {
    route: history.ofPerson,
    who: secretariat,
    own: async ({ person }) => ({ params: { id: (await person(3)).id }, query: { page: 1 } }),
    missing: () => ({ params: { id: nowhere }, query: { page: 1 } }),
  },
  {
    route: history.exportCsv,
    who: secretariat,
    own: async ({ person }) => ({ params: { id: (await person(3)).id }, query: {} }),
    missing: () => ({ params: { id: nowhere }, query: {} }),
  },
];
