import { workTimeRoutes as times } from '@indeks/contract/work-times/work-times.routes';
import { insertReport } from '../../reports.ts';
import { hoursFields, insertWorkTime } from '../../work-times.ts';
import { nowhere, secretariat, timekeepers, type RouteCells } from '../route-cells.ts';

const range = { from: '2026-11-01', to: '2026-11-30' };
const edited = { ...hoursFields(), version: 1 };

export const workTimeCells: readonly RouteCells[] = [
  { route: times.list, who: timekeepers, own: () => ({ query: range }) },
  { route: times.listAll, who: secretariat, own: () => ({ query: { ...range, page: 1 } }) },
  {
    route: times.register,
    who: timekeepers,
    own: async ({ db, myId }) => {
      const me = await myId();
      await insertWorkTime(db, me);
      await insertReport(db, { userId: me, type: 'czas', month: '2026-11', status: 2 });
      return { query: { month: '2026-11' } };
    },
  },
  {
    route: times.registerOfAll,
    who: secretariat,
    own: () => ({ query: { from: '2025-01-01', to: '2025-01-31' } }),
  },
  { route: times.create, who: timekeepers, own: () => ({ query: {}, body: hoursFields() }) },
  {
    route: times.edit,
    who: timekeepers,
    own: async ({ db, myId }) => ({ params: { id: await insertWorkTime(db, await myId()) }, body: edited }),
    other: async ({ db, person }) => ({
      params: { id: await insertWorkTime(db, (await person(0)).id) },
      body: edited,
    }),
    othersToo: secretariat,
    missing: () => ({ params: { id: nowhere }, body: edited }),
  },
  {
    route: times.removeMany,
    who: timekeepers,
    own: async ({ db, myId }) => ({ body: [await insertWorkTime(db, await myId())] }),
    other: async ({ db, person }) => ({ body: [await insertWorkTime(db, (await person(0)).id)] }),
    othersToo: secretariat,
    missing: () => ({ body: [nowhere] }),
  },
];
