import { systemRoutes as system } from '@indeks/contract/provider/system/system.routes';
import { everyone, type RouteCells } from '../route-cells.ts';

export const systemCells: readonly RouteCells[] = [
  { route: system.health, who: 'anybody', own: () => ({}) },
  { route: system.ready, who: 'anybody', own: () => ({}) },
  { route: system.accessibility, who: 'anybody', own: () => ({}) },
  { route: system.openapi, who: 'anybody', own: () => ({}) },
  { route: system.reference, who: everyone.filter((role) => role !== 3), own: () => ({}) },
];
