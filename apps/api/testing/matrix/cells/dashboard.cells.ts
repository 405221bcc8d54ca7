import { role } from '@indeks/contract/access/roles';
import { dashboardRoutes as dashboard } from '@indeks/contract/home/dashboard/dashboard.routes';
import { proposalRoutes as proposals } from '@indeks/contract/month/proposals/proposals.routes';
import { secretariat, timekeepers, travellers, type RouteCells } from '../route-cells.ts';

export const dashboardCells: readonly RouteCells[] = [
  { route: dashboard.get, who: travellers, own: () => ({}) },
  { route: dashboard.office, who: secretariat, own: () => ({}) },
  { route: dashboard.places, who: [role.coordinator], own: () => ({}) },
  { route: dashboard.settlements, who: [...secretariat, role.accountant], own: () => ({}) },
  { route: proposals.list, who: timekeepers, own: () => ({ query: { month: '2026-11' } }) },
];
