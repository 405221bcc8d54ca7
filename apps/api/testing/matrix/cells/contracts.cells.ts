import { contractRoutes as contracts } from '@indeks/contract/employment/contracts/contracts.routes';
import { contractFields, insertContract, numberedContract } from '#testing/employment/contracts.ts';
import { nowhere, secretariat, type RouteCells } from '../route-cells.ts';
import type { World } from '../world.ts';

const edited = { ...contractFields, version: 1 };
const addContract = async ({ db, person }: World, role: 0 | 3) => insertContract(db, (await person(role)).id);

export const contractCells: readonly RouteCells[] = [
  {
    route: contracts.list,
    who: secretariat,
    own: async ({ person }) => ({ query: { user: (await person(0)).id } }),
    // A student has no contract that could be kept here.
    other: async ({ person }) => ({ query: { user: (await person(3)).id } }),
    missing: () => ({ query: { user: nowhere } }),
  },
  {
    route: contracts.create,
    who: secretariat,
    own: async ({ person }) => ({ query: { user: (await person(4)).id }, body: numberedContract() }),
    other: async ({ person }) => ({ query: { user: (await person(1)).id }, body: numberedContract() }),
    missing: () => ({ query: { user: nowhere }, body: numberedContract() }),
  },
  {
    route: contracts.createMany,
    who: secretariat,
    own: async ({ person }) => ({
      body: { ...numberedContract(), users: [(await person(0)).id, (await person(4)).id] },
    }),
    other: async ({ person }) => ({
      body: { ...numberedContract(), users: [(await person(0)).id, (await person(3)).id] },
    }),
    missing: () => ({ body: { ...numberedContract(), users: [nowhere] } }),
  },
  {
    route: contracts.doubts,
    who: secretariat,
    own: async ({ person }) => ({ query: { ...contractFields, users: String((await person(0)).id) } }),
  },
  {
    route: contracts.edit,
    who: secretariat,
    own: async (world) => ({ params: { id: await addContract(world, 0) }, body: edited }),
    other: async (world) => ({ params: { id: await addContract(world, 3) }, body: edited }),
    missing: () => ({ params: { id: nowhere }, body: edited }),
  },
  {
    route: contracts.removeMany,
    who: secretariat,
    own: async (world) => ({ body: [await addContract(world, 0)] }),
    other: async (world) => ({ body: [await addContract(world, 0), await addContract(world, 3)] }),
    missing: () => ({ body: [nowhere] }),
  },
];
