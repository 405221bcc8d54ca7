import { avatarRoutes as avatars } from '@indeks/contract/talk/avatars/avatars.routes';
import { insertPhoto, pngFile } from '../../pictures.ts';
import { everyone, nowhere, type RouteCells } from '../route-cells.ts';
import type { World } from '../world.ts';

const addPhoto = async ({ db, files }: World, id: number) => {
  await insertPhoto(db, files, id);
  return { params: { id } };
};

export const avatarCells: readonly RouteCells[] = [
  {
    route: avatars.upload,
    who: everyone,
    own: async ({ myId }) => ({ params: { id: await myId() }, body: { file: await pngFile() } }),
    // The secretariat is refused too: nobody chooses another's photo.
    other: async ({ person }) => ({ params: { id: (await person(0)).id }, body: { file: await pngFile() } }),
    missing: async () => ({ params: { id: nowhere }, body: { file: await pngFile() } }),
  },
  {
    route: avatars.get,
    who: everyone,
    own: async (world) => addPhoto(world, await world.myId()),
    // A student at no place: students see no other students, and a coordinator those of own places.
    other: async (world) => addPhoto(world, (await world.person(3)).id),
    othersToo: [0, 1, 5, 6, 8, 11],
    missing: () => ({ params: { id: nowhere } }),
  },
];
