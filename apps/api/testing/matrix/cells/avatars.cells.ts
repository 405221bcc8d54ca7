import { avatarRoutes as avatars } from '@indeks/contract/avatars/avatars.routes';
import { insertPhoto, pngFile } from '../../pictures.ts';
import { everyone, nowhere, type RouteCells } from '../route-cells.ts';

export const avatarCells: readonly RouteCells[] = [
  {
    route: avatars.upload,
    who: everyone,
    own: async ({ myId }) => ({ params: { id: await myId() }, body: { file: await pngFile() } }),
    // Also the secretariat: nobody chooses another's photo.
    other: async ({ person }) => ({ params: { id: (await person(0)).id }, body: { file: await pngFile() } }),
    missing: async () => ({ params: { id: nowhere }, body: { file: await pngFile() } }),
  },
  {
    route: avatars.get,
    who: everyone,
    own: async ({ db, files, person }) => {
      const { id } = await person(0);
      await insertPhoto(db, files, id);
      return { params: { id } };
    },
    missing: () => ({ params: { id: nowhere } }),
  },
];
