import { certificateFactRoutes as routes } from '@indeks/contract/studies/certificates/certificate-facts.routes';
import { insertReadyGroup } from '#testing/studies/certificates.ts';
import { nowhere, secretariat, type RouteCells } from '../route-cells.ts';
import type { World } from '../world.ts';

const ready = async ({ db, sealer, person }: World) =>
  insertReadyGroup(db, { lecturerId: (await person(0)).id, sealer });
const enrolment = async (world: World) => {
  const { cid, people } = await ready(world);
  return { id: people[0]?.eid ?? 0, cid };
};

export const certificateFactCells: readonly RouteCells[] = [
  {
    route: routes.course,
    who: secretariat,
    own: async (world) => ({ params: { id: (await ready(world)).cid } }),
    missing: () => ({ params: { id: nowhere } }),
  },
  {
    route: routes.saveCourse,
    who: secretariat,
    own: async (world) => courseEdit((await ready(world)).cid),
    missing: () => courseEdit(nowhere),
  },
  {
    route: routes.enrolment,
    who: secretariat,
    own: async (world) => ({ params: { id: (await enrolment(world)).id } }),
    missing: () => ({ params: { id: nowhere } }),
  },
  {
    route: routes.saveEnrolment,
    who: secretariat,
    own: async (world) => enrolmentEdit((await enrolment(world)).id),
    missing: () => enrolmentEdit(nowhere),
  },
  { route: routes.layout, who: secretariat, own: () => ({}) },
  {
    route: routes.saveLayout,
    who: secretariat,
    own: async ({ db }) => {
      await db.deleteFrom('certificate_layouts').execute();
      return { body: { right: 2, down: -1.5, version: 0 } };
    },
  },
  { route: routes.testPrint, who: secretariat, own: () => ({}) },
  {
    route: routes.statement,
    who: secretariat,
    own: async (world) => {
      const { id, cid } = await enrolment(world);
      return { params: { id }, query: { cid, kind: 'course-of-studies' } };
    },
    missing: () => ({ params: { id: nowhere }, query: { cid: nowhere, kind: 'course-of-studies' } }),
  },
  { route: routes.statistics, who: secretariat, own: () => ({ query: { year: 2026 } }) },
];

const courseEdit = (id: number) => ({
  params: { id },
  body: { qualification: '', prkLevel: 7, statement: 'Przygotowuje do zawodu.', subjects: [], version: 0 },
});
const enrolmentEdit = (id: number) => ({
  params: { id },
  body: { beganOn: null, endedOn: null, practicePlace: 'Szkoła nr 3', version: 0 },
});
