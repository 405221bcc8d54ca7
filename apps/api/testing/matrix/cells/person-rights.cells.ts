import { personRightRoutes } from '@indeks/contract/provider/person-rights/person-rights.routes';
import type { RouteCells } from '../route-cells.ts';

/** Those who enrol people; whom they are told of is in person-rights/same-person.test.ts. */
export const personRightCells: readonly RouteCells[] = [
  { route: personRightRoutes.holder, who: [1, 2, 11], own: () => ({ body: { email: 'nikt@test.example' } }) },
];
