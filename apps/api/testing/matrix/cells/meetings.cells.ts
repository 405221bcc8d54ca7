import { meetingRoutes as meetings } from '@indeks/contract/month/meetings/meetings.routes';
import { insertMeeting, meetingFields } from '#testing/month/meetings.ts';
import { insertReport } from '#testing/month/reports.ts';
import { aimAt, nowhere, secretariat, travellers, type RouteCells } from '../route-cells.ts';
import type { World } from '../world.ts';

const month = { from: '2026-11-01', to: '2026-11-30' };
const days = { start: '2026-11-01', end: '2026-11-30' };

const ofMine = async ({ db, myId, place }: World) => insertMeeting(db, await myId(), await place());
const ofAnother = async ({ db, person, place }: World) =>
  insertMeeting(db, (await person(0)).id, await place());
const edit = async ({ place }: World) => ({ ...meetingFields(await place()), version: 1 });

export const meetingCells: readonly RouteCells[] = [
  { route: meetings.list, who: travellers, own: () => ({ query: month }) },
  { route: meetings.listAll, who: secretariat, own: () => ({ query: days }) },
  {
    route: meetings.listOfPlace,
    who: secretariat,
    own: async ({ place }) => ({ query: { ...days, pid: await place() } }),
  },
  { route: meetings.csvOfAll, who: secretariat, own: () => ({ query: days }) },
  {
    route: meetings.listPdf,
    who: travellers,
    own: async (world) => {
      const userId = await world.myId();
      await insertMeeting(world.db, userId, await world.place());
      await insertReport(world.db, { userId, type: 'zjazd', month: '2026-11', status: 2 });
      return { query: { month: '2026-11' } };
    },
  },
  { route: meetings.pdfOfAll, who: secretariat, own: () => ({ query: days }) },
  { route: meetings.orderPdfOfAll, who: secretariat, own: () => ({ query: days }) },
  {
    route: meetings.create,
    who: travellers,
    own: async ({ place }) => ({ body: meetingFields(await place()) }),
  },
  {
    route: meetings.edit,
    who: travellers,
    own: async (world) => ({ params: { id: await ofMine(world) }, body: await edit(world) }),
    other: async (world) => ({ params: { id: await ofAnother(world) }, body: await edit(world) }),
    othersToo: secretariat,
    missing: async (world) => ({ params: { id: nowhere }, body: await edit(world) }),
  },
  {
    route: meetings.remove,
    who: travellers,
    ...aimAt(ofMine, ofAnother).one((id) => ({ params: { id } })),
    othersToo: secretariat,
  },
];
