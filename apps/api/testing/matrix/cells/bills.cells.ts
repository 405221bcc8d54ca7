import { billRoutes as bills } from '@indeks/contract/month/bills/bills.routes';
import { insertBill, pngFile } from '../../pictures.ts';
import { aimAt, aimAtFile, secretariat, timekeepers, type RouteCells } from '../route-cells.ts';
import type { World } from '../world.ts';

const ofMine = async ({ db, files, myId }: World) => insertBill(db, files, await myId());
const ofAnother = async ({ db, files, person }: World) => insertBill(db, files, (await person(0)).id);
const bill = aimAt(
  async (world) => (await ofMine(world)).id,
  async (world) => (await ofAnother(world)).id,
);

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
    ...bill.one((id) => ({ params: { id }, body: { date: '2026-11-20', version: 1 } })),
    othersToo: secretariat,
  },
  {
    route: bills.clone,
    who: timekeepers,
    ...bill.one((id) => ({ params: { id }, body: { date: '2026-11-20' } })),
    othersToo: secretariat,
  },
  { route: bills.removeMany, who: timekeepers, ...bill.several, othersToo: secretariat },
  { route: bills.file, who: timekeepers, ...aimAtFile(ofMine, ofAnother), othersToo: secretariat },
];
