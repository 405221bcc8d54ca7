import { randomUUID } from 'node:crypto';
import { billRoutes as bills } from '@indeks/contract/bills/bills.routes';
import { insertBill, pngFile } from '../../pictures.ts';
import { nowhere, secretariat, timekeepers, type RouteCells } from '../route-cells.ts';
import type { World } from '../world.ts';

const ofMine = async ({ db, files, myId }: World) => insertBill(db, files, await myId());
const ofAnother = async ({ db, files, person }: World) => insertBill(db, files, (await person(0)).id);
const edited = { date: '2026-11-20', version: 1 };
const copied = { date: '2026-11-20' };

export const billCells: readonly RouteCells[] = [
  {
    route: bills.list,
    who: timekeepers,
    own: () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  },
  {
    route: bills.create,
    who: timekeepers,
    own: async () => ({ query: {}, body: { date: '2026-11-12', file: await pngFile() } }),
  },
  {
    route: bills.edit,
    who: timekeepers,
    own: async (world) => ({ params: { id: (await ofMine(world)).id }, body: edited }),
    other: async (world) => ({ params: { id: (await ofAnother(world)).id }, body: edited }),
    othersToo: secretariat,
    missing: () => ({ params: { id: nowhere }, body: edited }),
  },
  {
    route: bills.clone,
    who: timekeepers,
    own: async (world) => ({ params: { id: (await ofMine(world)).id }, body: copied }),
    other: async (world) => ({ params: { id: (await ofAnother(world)).id }, body: copied }),
    othersToo: secretariat,
    missing: () => ({ params: { id: nowhere }, body: copied }),
  },
  {
    route: bills.removeMany,
    who: timekeepers,
    own: async (world) => ({ body: [(await ofMine(world)).id] }),
    other: async (world) => ({ body: [(await ofMine(world)).id, (await ofAnother(world)).id] }),
    othersToo: secretariat,
    missing: () => ({ body: [nowhere] }),
  },
  {
    route: bills.file,
    who: timekeepers,
    own: async (world) => ({ params: { file: (await ofMine(world)).file } }),
    other: async (world) => ({ params: { file: (await ofAnother(world)).file } }),
    othersToo: secretariat,
    missing: () => ({ params: { file: randomUUID() } }),
  },
];
