import { tripRoutes as trips } from '@indeks/contract/month/trips/trips.routes';
import { insertCar } from '#testing/month/cars.ts';
import { insertReport } from '#testing/month/reports.ts';
import { insertTrip, tripFields } from '#testing/month/trips.ts';
import { aimAt, nowhere, secretariat, travellers, type RouteCells } from '../route-cells.ts';
import type { World } from '../world.ts';

const month = { from: '2026-11-01', to: '2026-11-30' };

const ofMine = async ({ db, myId }: World) => insertTrip(db, await myId());
const ofAnother = async ({ db, person }: World) => insertTrip(db, (await person(0)).id);
const trip = aimAt(ofMine, ofAnother);
const carOfMine = async ({ db, myId }: World) => insertCar(db, await myId());

/** A new trip may be written for oneself with one's own car; an edit keeps the trip's. */
const newTrip = async (world: World) => tripFields(await carOfMine(world));
const makeEdit = async (world: World, id: number) => {
  const row = await world.db.selectFrom('trips').select('cid').where('id', '=', id).executeTakeFirst();
  return { params: { id }, body: { ...tripFields(row?.cid ?? nowhere), version: 1 } };
};

export const tripCells: readonly RouteCells[] = [
  { route: trips.list, who: travellers, own: () => ({ query: month }) },
  { route: trips.listAll, who: secretariat, own: () => ({ query: { ...month, page: 1 } }) },
  {
    route: trips.register,
    who: travellers,
    // Only the secretariat has a document before the month is accepted.
    own: async (world) => {
      const userId = await world.myId();
      await insertTrip(world.db, userId);
      await insertReport(world.db, { userId, type: 'przejazd', month: '2026-11', status: 2 });
      return { query: { month: '2026-11' } };
    },
  },
  { route: trips.registerOfAll, who: secretariat, own: () => ({ query: month }) },
  { route: trips.orderRegisterOfAll, who: secretariat, own: () => ({ query: month }) },
  { route: trips.create, who: travellers, own: async (world) => ({ body: await newTrip(world) }) },
  {
    route: trips.edit,
    who: travellers,
    own: async (world) => makeEdit(world, await ofMine(world)),
    other: async (world) => makeEdit(world, await ofAnother(world)),
    othersToo: secretariat,
    missing: (world) => makeEdit(world, nowhere),
  },
  {
    route: trips.clone,
    who: travellers,
    ...trip.one((id) => ({ params: { id } })),
    othersToo: secretariat,
  },
  { route: trips.removeMany, who: travellers, ...trip.several, othersToo: secretariat },
];
