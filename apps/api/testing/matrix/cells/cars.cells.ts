import { carRoutes as cars } from '@indeks/contract/cars/cars.routes';
import { carFields, insertCar } from '../../cars.ts';
import { nowhere, secretariat, timekeepers, type RouteCells } from '../route-cells.ts';

const edited = { ...carFields, version: 1 };

export const carCells: readonly RouteCells[] = [
  { route: cars.list, who: timekeepers, own: () => ({ query: {} }) },
  { route: cars.create, who: timekeepers, own: () => ({ query: {}, body: carFields }) },
  {
    route: cars.edit,
    who: timekeepers,
    own: async ({ db, myId }) => ({ params: { id: await insertCar(db, await myId()) }, body: edited }),
    other: async ({ db, person }) => ({
      params: { id: await insertCar(db, (await person(0)).id) },
      body: edited,
    }),
    othersToo: secretariat,
    missing: () => ({ params: { id: nowhere }, body: edited }),
  },
  {
    route: cars.remove,
    who: timekeepers,
    own: async ({ db, myId }) => ({ params: { id: await insertCar(db, await myId()) } }),
    other: async ({ db, person }) => ({ params: { id: await insertCar(db, (await person(0)).id) } }),
    othersToo: secretariat,
    missing: () => ({ params: { id: nowhere } }),
  },
];
