import { certificateRoutes as routes } from '@indeks/contract/studies/certificates/certificates.routes';
import { codeOf } from '@indeks/contract/studies/protocols/protocols.rules';
import { insertCertificate, insertReadyGroup } from '#testing/studies/certificates.ts';
import { nowhere, secretariat, type RouteCells } from '../route-cells.ts';
import type { World } from '../world.ts';

const ready = async ({ db, sealer, person }: World) =>
  insertReadyGroup(db, { lecturerId: (await person(0)).id, sealer });
const certificate = async (world: World) =>
  insertCertificate(world.db, { group: await ready(world), issuedBy: await world.myId() });

export const certificateCells: readonly RouteCells[] = [
  { route: routes.list, who: [1, 2, 11], own: () => ({ query: { page: 1 } }) },
  { route: routes.exportCsv, who: [1, 2, 11], own: () => ({ query: {} }) },
  {
    route: routes.group,
    who: secretariat,
    own: async (world) => {
      const { cid, intake } = await ready(world);
      return { query: { cid, date: intake } };
    },
    missing: () => ({ query: { cid: nowhere, date: '2024-10-01' } }),
  },
  {
    route: routes.issue,
    who: secretariat,
    own: async (world) => completionOf((await ready(world)).people.map(({ id }) => id)),
    missing: () => completionOf([nowhere]),
  },
  {
    route: routes.preview,
    who: secretariat,
    own: async (world) => previewOf((await ready(world)).people[0]?.id ?? nowhere),
    missing: () => previewOf(nowhere),
  },
  {
    route: routes.papers,
    who: secretariat,
    own: async (world) => ({ query: { ids: String((await certificate(world)).lineId) } }),
    missing: () => ({ query: { ids: String(nowhere) } }),
  },
  {
    route: routes.verify,
    who: 'anybody',
    own: async (world) => {
      const { number, hash } = await certificate(world);
      return { query: { number, code: codeOf(hash) } };
    },
  },
  { route: routes.own, who: [3, 5], own: () => ({}) },
  {
    route: routes.find,
    who: secretariat,
    own: async (world) => ({ params: { id: (await certificate(world)).lineId } }),
    missing: () => ({ params: { id: nowhere } }),
  },
  {
    route: routes.edit,
    who: secretariat,
    own: async (world) => editOf((await certificate(world)).lineId),
    missing: () => editOf(nowhere),
  },
  {
    route: routes.duplicate,
    who: secretariat,
    own: async (world) => because((await certificate(world)).id),
    missing: () => because(nowhere),
  },
  {
    route: routes.reissue,
    who: secretariat,
    own: async (world) => {
      const { id, uid } = await certificate(world);
      await world.db.updateTable('users').set({ surname: 'Nowa' }).where('id', '=', uid).execute();
      return because(id);
    },
    missing: () => because(nowhere),
  },
  {
    route: routes.renew,
    who: secretariat,
    // What it was inserted with is of 2001.
    own: async (world) => because((await certificate(world)).id),
    missing: () => because(nowhere),
  },
  {
    route: routes.annul,
    who: secretariat,
    own: async (world) => because((await certificate(world)).id),
    missing: () => because(nowhere),
  },
];

const completionOf = (ids: readonly number[]) => ({
  body: { ids: [...ids], completed: '2026-09-30', issued: '2026-11-02', copies: 1 },
});
const editOf = (id: number) => ({
  params: { id },
  body: { blank: '', handedOn: null, handedHow: null, version: 1 },
});
const because = (id: number) => ({ params: { id }, body: { reason: 'Na wniosek' } });
const previewOf = (id: number) => ({
  query: { id, completed: '2026-09-30', issued: '2026-11-02', copies: 2 },
});
