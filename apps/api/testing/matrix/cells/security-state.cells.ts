import { securityStateRoutes as state } from '@indeks/contract/provider/security-state/security-state.routes';
import type { RouteCells } from '../route-cells.ts';

export const securityStateCells: readonly RouteCells[] = [
  { route: state.read, who: [11], own: () => ({}) },
  { route: state.system, who: [11], own: () => ({}) },
  { route: state.check, who: [11], own: () => ({}) },
];
