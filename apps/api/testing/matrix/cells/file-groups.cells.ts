import { randomUUID } from 'node:crypto';
import {
  fileGroupRoutes as groups,
  groupFileRoutes as files,
} from '@indeks/contract/talk/file-groups/file-groups.routes';
import type { Role } from '@indeks/contract/access/roles';
import { insertFileGroup, insertGroupFile } from '#testing/talk/file-groups.ts';
import { nowhere, secretariat, type RouteCells } from '../route-cells.ts';
import type { World } from '../world.ts';

const readers: readonly Role[] = [0, 2, 3, 5, 8];
const fields = { name: 'Harmonogramy zjazdów', roles: [3], semesters: ['2026-10-01'] };
const textFile = () => new File(['Plan zjazdów'], 'plan.txt', { type: 'text/plain' });

const group = ({ db }: World) => insertFileGroup(db);
const file = async (world: World) => insertGroupFile(world.db, world.files, await group(world));
/** A group for students of a semester that nobody has. */
const hidden = async ({ db, files: store }: World) => {
  const id = await insertFileGroup(db, { roles: [3], semesters: ['2030-10-01'] });
  return { id, file: (await insertGroupFile(db, store, id)).file };
};
const seers: readonly Role[] = [...readers, ...secretariat];

export const fileGroupCells: readonly RouteCells[] = [
  { route: groups.list, who: seers, own: () => ({}) },
  {
    route: groups.audience,
    who: secretariat,
    own: () => ({ query: { roles: '0,3', semesters: '2026-10-01' } }),
  },
  { route: groups.create, who: secretariat, own: () => ({ body: fields }) },
  {
    route: groups.edit,
    who: secretariat,
    own: async (world) => ({ params: { id: await group(world) }, body: { name: 'Druki', version: 1 } }),
    missing: () => ({ params: { id: nowhere }, body: { name: 'Druki', version: 1 } }),
  },
  {
    route: groups.removeMany,
    who: secretariat,
    own: async (world) => ({ body: [await group(world)] }),
    missing: () => ({ body: [nowhere] }),
  },
  { route: groups.visited, who: readers, own: () => ({}) },
  { route: files.list, who: seers, own: () => ({}) },
  {
    route: files.ofGroup,
    who: seers,
    own: async (world) => ({ params: { id: await group(world) } }),
    other: async (world) => ({ params: { id: (await hidden(world)).id } }),
    othersToo: secretariat,
    missing: () => ({ params: { id: nowhere } }),
  },
  {
    route: files.create,
    who: secretariat,
    own: async (world) => ({ body: { gid: await group(world), description: 'Plan', file: textFile() } }),
  },
  {
    route: files.createMany,
    who: secretariat,
    own: async (world) => ({ body: { gid: await group(world), file: textFile(), file_2: textFile() } }),
  },
  {
    route: files.edit,
    who: secretariat,
    own: async (world) => ({
      params: { id: (await file(world)).id },
      body: { description: 'Nowy', version: 1 },
    }),
    missing: () => ({ params: { id: nowhere }, body: { description: 'Nowy', version: 1 } }),
  },
  {
    route: files.remove,
    who: secretariat,
    own: async (world) => ({ params: { id: (await file(world)).id } }),
    missing: () => ({ params: { id: nowhere } }),
  },
  {
    route: files.removeMany,
    who: secretariat,
    own: async (world) => ({ body: [(await file(world)).id] }),
    missing: () => ({ body: [nowhere] }),
  },
  {
    route: files.download,
    who: seers,
    own: async (world) => ({ params: { url: (await file(world)).file } }),
    other: async (world) => ({ params: { url: (await hidden(world)).file } }),
    othersToo: secretariat,
    missing: () => ({ params: { url: randomUUID() } }),
  },
];
