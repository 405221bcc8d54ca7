import { securityEventRoutes as events } from '@indeks/contract/identity/security-events/security-events.routes';
import type { RouteCells } from '../route-cells.ts';

export const securityEventCells: readonly RouteCells[] = [
  { route: events.list, who: [11], own: () => ({ query: { page: 1 } }) },
];
