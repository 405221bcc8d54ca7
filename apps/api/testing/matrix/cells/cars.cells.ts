import { carRoutes as cars } from '@indeks/contract/month/cars/cars.routes';
import { carFields, insertCar } from '#testing/month/cars.ts';
import { aimAt, secretariat, timekeepers, type RouteCells } from '../route-cells.ts';

const car = aimAt(
  async ({ db, myId }) => insertCar(db, await myId()),
  async ({ db, person }) => insertCar(db, (await person(0)).id),
);

export const carCells: readonly RouteCells[] = [
  { route: cars.list, who: timekeepers, own: () => ({ query: {} }) },
  { route: cars.create, who: timekeepers, own: () => ({ query: {}, body: carFields }) },
  {
    route: cars.edit,
    who: timekeepers,
    ...car.one((id) => ({ params: { id }, body: { ...carFields, version: 1 } })),
    othersToo: secretariat,
  },
  {
    route: cars.remove,
    who: timekeepers,
    ...car.one((id) => ({ params: { id } })),
    othersToo: secretariat,
  },
];
