import { systemRoutes as system } from '@indeks/contract/provider/system/system.routes';
import type { RouteCells } from '../route-cells.ts';

export const systemCells: readonly RouteCells[] = [
  { route: system.health, who: 'anybody', own: () => ({}) },
  { route: system.ready, who: 'anybody', own: () => ({}) },
  { route: system.openapi, who: 'anybody', own: () => ({}) },
];
