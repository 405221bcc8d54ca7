import { ownStudiesRoutes } from '@indeks/contract/studies/students/own-studies.routes';
import { archiveRoutes } from '@indeks/contract/studies/students/archive.routes';
import { studentRoutes as routes } from '@indeks/contract/studies/students/students.routes';
import { archivingOf, enrol, insertOwnPlace, newStudentFields } from '#testing/studies/enrolments.ts';
import { nowhere, secretariat, type RouteCells } from '../route-cells.ts';
import { knownPassword } from '../../test-app.ts';
import type { World } from '../world.ts';

const viewers = [1, 2, 11] as const;
const missing = { id: nowhere };

/** An enrolment at a place of the caller. */
const own = async ({ db, myId }: World) => enrol(db, { placeId: await insertOwnPlace(db, await myId()) });
const another = async ({ db, place }: World) => enrol(db, { placeId: await place() });

const personOf = async ({ db }: World, id: number): Promise<number> => {
  const { uid } = await db
    .selectFrom('enrolments')
    .select('uid')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return uid;
};

/** Calls that name an enrolment in the path, with the same body for each. */
const ofEnrolment = (
  route: RouteCells['route'],
  more: (world: World, id: number) => Promise<object> | object,
) => ({
  route,
  who: viewers,
  othersToo: secretariat,
  own: async (world: World) => requestOf(world, await own(world), more),
  other: async (world: World) => requestOf(world, await another(world), more),
  missing: async (world: World) => {
    const request = await requestOf(world, await another(world), more);
    return { ...request, params: { ...request.params, ...missing } };
  },
});

const requestOf = async (
  world: World,
  id: number,
  more: (world: World, id: number) => Promise<object> | object,
): Promise<{ params: object; body?: unknown }> => {
  const { params = {}, ...rest } = (await more(world, id)) as { params?: object };
  return { params: { id, ...params }, ...rest };
};

const edited = async ({ db }: World, id: number) => {
  const { date, pid } = await db
    .selectFrom('enrolments')
    .select(['date', 'pid'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { cid } = await db
    .selectFrom('enrolment_courses')
    .select('cid')
    .where('enrolment_id', '=', id)
    .executeTakeFirstOrThrow();
  const { user_id: coordinator } = await db
    .selectFrom('place_coordinators as pc')
    .innerJoin('users as u', 'u.id', 'pc.user_id')
    .select('pc.user_id')
    .where('pc.place_id', '=', pid)
    .where('u.user_role', '=', 2)
    .executeTakeFirstOrThrow();
  const studies = { date, pid, cid, price: 420_000, cid_2: null, price_2: null, coordinator };
  return { body: { ...studies, comment: 'Zmieniony', version: 1 } };
};

const archived = async ({ db }: World, id: number, archived_by: number): Promise<number> => {
  const why = {
    archived_at: new Date(),
    archived_by,
    archived_on: '2026-01-15',
    archive_reason: 'Rezygnacja',
  };
  await db.updateTable('enrolments').set(why).where('id', '=', id).execute();
  return id;
};
const restoreOf = (id: number) => ({ body: { ids: [id], reason: 'Pomyłka' } });

const editOf = (world: World, id: number) => {
  const email = `zmieniony-${world.unique()}@test.example`;
  const body = { given_name: 'Zmieniona', surname: 'Nazwa', email, telephone: '600100200', version: 1 };
  return { params: { id }, body: { ...body, password: knownPassword } };
};

export const studentCells: readonly RouteCells[] = [
  { route: routes.list, who: viewers, own: () => ({ query: { page: 1 } }) },
  {
    route: routes.ofUser,
    who: [...viewers, 6],
    othersToo: [...secretariat, 6],
    own: async (world) => ({ params: { id: await personOf(world, await own(world)) } }),
    other: async (world) => ({ params: { id: await personOf(world, await another(world)) } }),
    missing: () => ({ params: missing }),
  },
  { route: routes.find, who: [...viewers, 6], own: () => ({ query: { search: 'ko' } }) },
  { route: routes.exportCsv, who: viewers, own: () => ({ query: {} }) },
  { route: routes.exportPdf, who: viewers, own: () => ({ query: {} }) },
  { route: routes.orderPdf, who: viewers, own: () => ({ query: {} }) },
  {
    route: routes.editStudent,
    who: viewers,
    othersToo: secretariat,
    own: async (world) => editOf(world, await personOf(world, await own(world))),
    other: async (world) => editOf(world, await personOf(world, await another(world))),
    missing: (world) => editOf(world, nowhere),
  },
  {
    route: routes.coordinators,
    who: viewers,
    othersToo: secretariat,
    own: async ({ db, myId }) => ({ query: { pid: await insertOwnPlace(db, await myId()) } }),
    other: async ({ place }) => ({ query: { pid: await place() } }),
  },
  {
    route: routes.proposePrice,
    who: viewers,
    own: async ({ db }) => ({ query: { cid: (await newStudentFields(db)).cid } }),
  },
  { route: routes.promoters, who: viewers, own: () => ({ query: {} }) },
  // The clock stands in November, when a coordinator adds nobody.
  { route: routes.create, who: secretariat, own: async ({ db }) => ({ body: await newStudentFields(db) }) },
  ofEnrolment(routes.edit, edited),
  ofEnrolment(routes.finish, () => ({ body: { thesis: 1, practice: 0, promoter: null, version: 1 } })),
  {
    ...ofEnrolment(routes.setPrice, () => ({ params: { price: 200_000 }, body: { version: 1 } })),
    who: [1, 2, 6, 11],
    othersToo: [1, 6, 11],
  },
  ofEnrolment(routes.remove, () => ({})),
  {
    route: routes.removeMany,
    who: viewers,
    othersToo: secretariat,
    own: async (world) => ({ body: [await own(world)] }),
    other: async (world) => ({ body: [await another(world)] }),
    missing: () => ({ body: [nowhere] }),
  },
  { route: archiveRoutes.list, who: viewers, own: () => ({ query: {} }) },
  { route: archiveRoutes.count, who: viewers, own: () => ({}) },
  { route: archiveRoutes.exportCsv, who: viewers, own: () => ({ query: {} }) },
  {
    route: archiveRoutes.hanging,
    who: viewers,
    othersToo: secretariat,
    own: async (world) => ({ query: { ids: String(await own(world)) } }),
    other: async (world) => ({ query: { ids: String(await another(world)) } }),
    missing: () => ({ query: { ids: String(nowhere) } }),
  },
  {
    route: archiveRoutes.archive,
    who: viewers,
    othersToo: secretariat,
    own: async (world) => ({ body: archivingOf(await own(world)) }),
    other: async (world) => ({ body: archivingOf(await another(world)) }),
    missing: () => ({ body: archivingOf(nowhere) }),
  },
  {
    route: archiveRoutes.restore,
    who: viewers,
    othersToo: secretariat,
    own: async (world) => restoreOf(await archived(world, await own(world), await world.myId())),
    // At the own place, but archived by somebody else.
    other: async (world) => restoreOf(await archived(world, await own(world), (await world.person(1)).id)),
    missing: () => restoreOf(nowhere),
  },
  { route: ownStudiesRoutes.list, who: [3, 5], own: () => ({}) },
  { route: routes.proposeAccount, who: secretariat, own: () => ({}) },
];
