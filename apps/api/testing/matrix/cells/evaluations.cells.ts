import { evaluationRoutes as routes } from '@indeks/contract/studies/evaluations/evaluations.routes';
import { insertGrade, insertGroup } from '#testing/studies/evaluations.ts';
import { nowhere, secretariat, type RouteCells } from '../route-cells.ts';
import type { World } from '../world.ts';

const readers = [0, 1, 5, 8, 11] as const;
const session = '2026-10-01';

/** A student in a subject of the caller, and one in a subject of another lecturer. */
const own = async ({ db, myId }: World) => onlyStudent(await insertGroup(db, { lecturerId: await myId() }));
const another = async ({ db, person }: World) =>
  onlyStudent(await insertGroup(db, { lecturerId: (await person(0)).id }));

const onlyStudent = ({ students, ...group }: Awaited<ReturnType<typeof insertGroup>>) => {
  const [student = { uid: 0, eid: 0 }] = students;
  return { ...group, uid: student.uid, eid: student.eid };
};
type OneStudent = ReturnType<typeof onlyStudent>;

/** The same request about a student of one's own subject and of another's. */
const ofGroup = (route: RouteCells['route'], request: (group: OneStudent) => object): RouteCells => ({
  route,
  who: readers,
  othersToo: secretariat,
  own: async (world) => request(await own(world)),
  other: async (world) => request(await another(world)),
  missing: () => request({ cid: nowhere, sid: nowhere, eid: nowhere, uid: nowhere, intake: '2026-03-01' }),
});

const graded = async ({ db, myId }: World, group: OneStudent) => {
  await insertGrade(db, { ...group, uid: await myId() });
  return group;
};
const keyOf = ({ eid, sid }: OneStudent) => ({ body: [{ eid, sid }] });

export const evaluationCells: readonly RouteCells[] = [
  { route: routes.list, who: readers, own: () => ({ query: { page: 1 } }) },
  ofGroup(routes.joined, ({ cid, sid }) => ({ query: { date: session, cid, sid, half: 2 } })),
  { route: routes.subjects, who: readers, own: () => ({ query: { after_join: 1 } }) },
  ofGroup(routes.keepDraft, ({ sid, eid }) => ({
    body: { sid, date: '2026-03-01', term: 1, rows: [{ eid, text: '4,5', version: null }] },
  })),
  { route: routes.groups, who: readers, own: () => ({}) },
  { route: routes.gradeBook, who: [3, 5], own: () => ({}) },
  ofGroup(routes.ofUser, ({ uid }) => ({ params: { id: uid } })),
  { route: routes.logo, who: readers, own: () => ({}) },
  ofGroup(routes.card, ({ eid, cid }) => ({ params: { eid, cid } })),
  ofGroup(routes.history, ({ eid, sid }) => ({ params: { eid, sid } })),
  ofGroup(routes.save, ({ eid, sid }) => ({ body: { eid, sid, grade: 4.5, version: null } })),
  ofGroup(routes.sheet, ({ sid, intake }) => ({ query: { sid, date: intake } })),
  ofGroup(routes.sheetCsv, ({ sid, intake }) => ({ query: { sid, date: intake } })),
  ofGroup(routes.saveSheet, ({ eid, sid }) => ({
    body: { sid, rows: [{ eid, grade: 3, version: null }] },
  })),
  {
    ...ofGroup(routes.removeMany, keyOf),
    own: async (world) => keyOf(await graded(world, await own(world))),
    other: async (world) => keyOf(await graded(world, await another(world))),
  },
];
