import { protocolRoutes as routes } from '@indeks/contract/studies/protocols/protocols.routes';
import { codeOf } from '@indeks/contract/studies/protocols/protocols.rules';
import { insertGroup } from '#testing/studies/evaluations.ts';
import { insertProtocol } from '#testing/studies/protocols.ts';
import { nowhere, secretariat, type RouteCells } from '../route-cells.ts';
import type { World } from '../world.ts';

const makers = [0, 1, 5, 8, 11] as const;

/** A group in a subject of the caller, and one in a subject of another lecturer. */
const own = async ({ db, myId }: World) => insertGroup(db, { lecturerId: await myId() });
const another = async ({ db, person }: World) => insertGroup(db, { lecturerId: (await person(0)).id });

type Group = Awaited<ReturnType<typeof own>>;
const ofSubject = ({ cid, sid, intake }: Pick<Group, 'cid' | 'sid' | 'intake'>) => ({
  query: { date: intake, cid, sid },
});
const nothing = { cid: nowhere, sid: nowhere, intake: '2026-03-01' };

const protocolOf = async (world: World, group: Group) =>
  insertProtocol(world.db, { ...group, createdBy: await world.myId() });
const paramsOf = async (world: World, group: Group) => ({
  params: { id: (await protocolOf(world, group)).id },
});

const ofProtocol = (route: RouteCells['route']): RouteCells => ({
  route,
  who: makers,
  othersToo: secretariat,
  own: async (world) => paramsOf(world, await own(world)),
  other: async (world) => paramsOf(world, await another(world)),
  missing: () => ({ params: { id: nowhere } }),
});

export const protocolCells: readonly RouteCells[] = [
  { route: routes.list, who: makers, own: () => ({ query: { page: 1 } }) },
  {
    route: routes.group,
    who: makers,
    othersToo: secretariat,
    own: async (world) => ofSubject(await own(world)),
    other: async (world) => ofSubject(await another(world)),
    missing: () => ofSubject(nothing),
  },
  {
    route: routes.preview,
    who: makers,
    othersToo: secretariat,
    own: async (world) => previewOf(await own(world)),
    other: async (world) => previewOf(await another(world)),
    missing: () => previewOf(nothing),
  },
  {
    route: routes.printPreview,
    who: makers,
    othersToo: secretariat,
    own: async (world) => bodyOf(await own(world)),
    other: async (world) => bodyOf(await another(world)),
    missing: () => bodyOf(nothing),
  },
  {
    route: routes.orderMerged,
    who: secretariat,
    own: async (world) => ({ query: { ids: String((await protocolOf(world, await own(world))).id) } }),
  },
  {
    route: routes.merged,
    who: secretariat,
    own: async (world) => ({ query: { ids: String((await protocolOf(world, await own(world))).id) } }),
  },
  {
    route: routes.verify,
    who: 'anybody',
    own: async (world) => {
      const { number, hash } = await protocolOf(world, await own(world));
      return { query: { number, code: codeOf(hash) } };
    },
  },
  {
    route: routes.save,
    // The clock stands in November, when lecturers make no protocols.
    who: secretariat,
    othersToo: secretariat,
    own: async (world) => bodyOf(await own(world)),
    other: async (world) => bodyOf(await another(world)),
    missing: () => bodyOf(nothing),
  },
  {
    route: routes.withdrawMany,
    who: secretariat,
    own: async (world) => withdrawal((await protocolOf(world, await own(world))).id),
    missing: () => withdrawal(nowhere),
  },
  ofProtocol(routes.get),
  ofProtocol(routes.pdf),
];

function bodyOf({ cid, sid, intake }: Pick<Group, 'cid' | 'sid' | 'intake'>) {
  return { body: { date: intake, cid, sid, type: 1 } };
}

const previewOf = (group: Pick<Group, 'cid' | 'sid' | 'intake'>) => ({
  query: { ...ofSubject(group).query, type: '1' },
});

const withdrawal = (id: number) => ({ body: { ids: [id], reason: 'pomyłka' } });
