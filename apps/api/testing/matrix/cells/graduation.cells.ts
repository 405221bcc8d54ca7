import { graduationRoutes as routes } from '@indeks/contract/studies/graduation/graduation.routes';
import { secretariat, type RouteCells } from '../route-cells.ts';

export const graduationCells: readonly RouteCells[] = [
  { route: routes.list, who: secretariat, own: () => ({ query: { page: 1 } }) },
  { route: routes.exportCsv, who: secretariat, own: () => ({}) },
];
