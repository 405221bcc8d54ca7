import { workTimeRoutes as times } from '@indeks/contract/month/work-times/work-times.routes';
import { insertReport } from '#testing/month/reports.ts';
import { hoursFields, insertWorkTime } from '#testing/month/work-times.ts';
import { aimAt, secretariat, timekeepers, type RouteCells } from '../route-cells.ts';

const range = { from: '2026-11-01', to: '2026-11-30' };
const entry = aimAt(
  async ({ db, myId }) => insertWorkTime(db, await myId()),
  async ({ db, person }) => insertWorkTime(db, (await person(0)).id),
);

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
  {
    route: times.orderRegisterOfAll,
    who: secretariat,
    own: () => ({ query: { from: '2025-01-01', to: '2025-01-31' } }),
  },
  { route: times.create, who: timekeepers, own: () => ({ query: {}, body: hoursFields() }) },
  {
    route: times.edit,
    who: timekeepers,
    ...entry.one((id) => ({ params: { id }, body: { ...hoursFields(), version: 1 } })),
    othersToo: secretariat,
  },
  { route: times.removeMany, who: timekeepers, ...entry.several, othersToo: secretariat },
];
