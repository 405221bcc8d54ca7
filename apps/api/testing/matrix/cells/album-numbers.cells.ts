import { albumNumberRoutes as routes } from '@indeks/contract/studies/students/album-numbers.routes';
import { enrol } from '#testing/studies/enrolments.ts';
import { secretariat, type RouteCells } from '../route-cells.ts';
import type { World } from '../world.ts';

const rows = async ({ db, place, person, unique }: World) => {
  const { id: userId, email } = await person(3);
  await enrol(db, { placeId: await place(), userId });
  return [{ email, album_nr: `M-${unique()}`, album_nr_2: '' }];
};

export const albumNumberCells: readonly RouteCells[] = [
  {
    route: routes.upload,
    who: secretariat,
    own: () => ({ body: { file: new File(['a@test.example;1'], 'albumy.csv', { type: 'text/csv' }) } }),
  },
  { route: routes.check, who: secretariat, own: async (world) => ({ body: await rows(world) }) },
  { route: routes.set, who: secretariat, own: async (world) => ({ body: await rows(world) }) },
];
