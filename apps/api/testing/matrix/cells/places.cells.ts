import { placeRoutes as places } from '@indeks/contract/provider/places/places.routes';
import { everyone, nowhere, secretariat, type RouteCells } from '../route-cells.ts';

export const placeCells: readonly RouteCells[] = [
  { route: places.list, who: everyone, own: () => ({ query: { page: 1 } }) },
  { route: places.ofUser, who: everyone, own: () => ({}) },
  { route: places.coordinators, who: secretariat, own: () => ({}) },
  { route: places.secretariat, who: [3, 5], own: () => ({}) },
  { route: places.exportCsv, who: secretariat, own: () => ({ query: {} }) },
  { route: places.create, who: secretariat, own: async ({ newPlace }) => ({ body: await newPlace() }) },
  {
    route: places.edit,
    who: secretariat,
    own: async ({ place, newPlace }) => ({
      params: { id: await place() },
      body: { ...(await newPlace()), active: 0, version: 1 },
    }),
    missing: async ({ newPlace }) => ({
      params: { id: nowhere },
      body: { ...(await newPlace()), active: 0, version: 1 },
    }),
  },
  {
    route: places.removeMany,
    who: secretariat,
    own: async ({ place }) => ({ body: [await place()] }),
    missing: () => ({ body: [nowhere] }),
  },
];
