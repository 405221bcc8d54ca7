import { randomUUID } from 'node:crypto';
import { mentorRoutes as mentors, tagRoutes as tags } from '@indeks/contract/talk/mentors/mentors.routes';
import type { Role } from '@indeks/contract/access/roles';
import { enrolInMba, insertMentor, insertTag, mentorFields } from '#testing/talk/mentors.ts';
import { nowhere, type RouteCells } from '../route-cells.ts';
import type { World } from '../world.ts';

const viewers: readonly Role[] = [1, 3, 8, 11];
const managers: readonly Role[] = [1, 8, 11];

/** Students see mentors when they are on an MBA course. */
const asViewer = async ({ db, me }: World) => {
  if (me?.role === 3) await enrolInMba(db, me.id);
};
const known = async (world: World) => {
  await asViewer(world);
  return insertMentor(world.db, world.files);
};
const edited = async ({ db }: World) => ({ ...mentorFields, tags: [await insertTag(db)], version: 1 });

export const mentorCells: readonly RouteCells[] = [
  {
    route: mentors.list,
    who: viewers,
    own: async (world) => {
      await asViewer(world);
      return { query: { page: 1 } };
    },
  },
  {
    route: mentors.one,
    who: viewers,
    own: async (world) => ({ params: { id: (await known(world)).id } }),
    missing: async (world) => {
      await asViewer(world);
      return { params: { id: nowhere } };
    },
  },
  {
    route: mentors.create,
    who: managers,
    own: async ({ db }) => ({ body: { ...mentorFields, tags: JSON.stringify([await insertTag(db)]) } }),
  },
  {
    route: mentors.edit,
    who: managers,
    own: async (world) => ({
      params: { id: (await known(world)).id },
      body: { ...(await edited(world)), tags: JSON.stringify([await insertTag(world.db)]) },
    }),
    missing: async (world) => ({
      params: { id: nowhere },
      body: { ...(await edited(world)), tags: JSON.stringify([await insertTag(world.db)]) },
    }),
  },
  {
    route: mentors.removeMany,
    who: managers,
    own: async (world) => ({ body: [(await known(world)).id] }),
    missing: () => ({ body: [nowhere] }),
  },
  {
    route: mentors.file,
    who: viewers,
    own: async (world) => ({ params: { file: (await known(world)).file } }),
    missing: async (world) => {
      await asViewer(world);
      return { params: { file: randomUUID() } };
    },
  },
  {
    route: tags.links,
    who: viewers,
    own: async (world) => {
      await asViewer(world);
      return {};
    },
  },
  {
    route: tags.list,
    who: viewers,
    own: async (world) => {
      await asViewer(world);
      return { query: { search: 'fin' } };
    },
  },
  { route: tags.create, who: managers, own: () => ({ body: { name: `Nowy ${randomUUID().slice(0, 8)}` } }) },
  {
    route: tags.remove,
    who: managers,
    own: async ({ db }) => ({ params: { id: await insertTag(db) } }),
    missing: () => ({ params: { id: nowhere } }),
  },
];
