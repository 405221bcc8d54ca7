import { orderedListRoutes as lists } from '@indeks/contract/notices/ordered-lists/ordered-lists.routes';
import type { Role } from '@indeks/contract/access/roles';
import { insertReadyList } from '#testing/notices/ordered-lists.ts';
import { aimAt, type RouteCells } from '../route-cells.ts';

const who: readonly Role[] = [1, 2, 11];
const list = aimAt(
  async (world) => (await insertReadyList(world, await world.myId())).id,
  async (world) => (await insertReadyList(world, (await world.person(1)).id)).id,
);

export const orderedListCells: readonly RouteCells[] = [
  { route: lists.list, who, own: () => ({}) },
  { route: lists.file, who, ...list.one((id) => ({ params: { id } })) },
  { route: lists.remove, who, ...list.one((id) => ({ params: { id } })) },
];
