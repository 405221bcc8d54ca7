import { candidateRoutes as candidates } from '@indeks/contract/studies/candidates/candidates.routes';
import type { Role } from '@indeks/contract/access/roles';
import { candidateFields, insertCandidate } from '#testing/studies/candidates.ts';
import { insertCourse } from '#testing/studies/courses.ts';
import { aimAt, nowhere, secretariat, type RouteCells } from '../route-cells.ts';
import type { World } from '../world.ts';

/** A coordinator keeps those of the own places. */
const keepers: readonly Role[] = [1, 2, 11];

const myPlace = async ({ db, place, myId }: World): Promise<number> => {
  const place_id = await place();
  await db
    .insertInto('place_coordinators')
    .values({ place_id, user_id: await myId() })
    .execute();
  return place_id;
};
const atMyPlace = async (world: World) => insertCandidate(world.db, { pid: await myPlace(world) });
const elsewhere = ({ db }: World) => insertCandidate(db);

const fieldsFor = async (db: World['db'], pid: number) =>
  candidateFields({ cid: (await insertCourse(db)).id, pid }, { comment: 'Zmieniona' });
const own = async (world: World) => ({ params: { id: await atMyPlace(world) } });
const other = async (world: World) => ({ params: { id: await elsewhere(world) } });
const missing = () => ({ params: { id: nowhere } });

const edited = async (world: World) => ({
  ...(await fieldsFor(world.db, await myPlace(world))),
  version: 1,
});

const admission = async ({ db, place }: World) => {
  const pid = await place();
  const { user_id: coordinator } = await db
    .selectFrom('place_coordinators')
    .select('user_id')
    .where('place_id', '=', pid)
    .executeTakeFirstOrThrow();
  const email = `przyjeta-${pid}@test.example`;
  return {
    params: { id: await insertCandidate(db, { pid, email }) },
    body: { date: '2026-10-01', price: 420_000, price_2: null, coordinator, version: 1 },
  };
};

export const candidateCells: readonly RouteCells[] = [
  { route: candidates.list, who: keepers, own: () => ({ query: { page: 1 } }) },
  { route: candidates.exportCsv, who: keepers, own: () => ({ query: {} }) },
  { route: candidates.near, who: keepers, own: () => ({ query: { search: 'kandydacki' } }) },
  { route: candidates.get, who: keepers, own, other, othersToo: secretariat, missing },
  {
    route: candidates.create,
    who: keepers,
    own: async (world) => ({ body: await fieldsFor(world.db, await myPlace(world)) }),
  },
  {
    route: candidates.edit,
    who: keepers,
    own: async (world) => ({ ...(await own(world)), body: await edited(world) }),
    other: async (world) => ({ ...(await other(world)), body: await edited(world) }),
    othersToo: secretariat,
    missing: async (world) => ({ ...missing(), body: await edited(world) }),
  },
  {
    route: candidates.admit,
    // The clock stands in November, when a coordinator adds nobody.
    who: secretariat,
    own: admission,
    other: admission,
    othersToo: secretariat,
    missing: async (world) => ({ ...(await admission(world)), ...missing() }),
  },
  { route: candidates.remove, who: keepers, own, other, othersToo: secretariat, missing },
  {
    route: candidates.removeMany,
    who: keepers,
    ...aimAt(atMyPlace, elsewhere).several,
    othersToo: secretariat,
  },
];
