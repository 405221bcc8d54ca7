import { reportRoutes as reports } from '@indeks/contract/reports/reports.routes';
import { insertReport } from '../../reports.ts';
import { insertWorkTime } from '../../work-times.ts';
import { nowhere, secretariat, timekeepers, type RouteCells } from '../route-cells.ts';

const range = { from: '2026-11-01', to: '2026-11-30' };
const month = { date_from: range.from, date_to: range.to, type: 'czas' };
const accepted = { ...month, status: 2, version: 1 };

export const reportCells: readonly RouteCells[] = [
  { route: reports.list, who: timekeepers, own: () => ({ query: range }) },
  { route: reports.listAll, who: secretariat, own: () => ({ query: { ...range, page: 1 } }) },
  { route: reports.waiting, who: secretariat, own: () => ({ query: { month: '2026-11' } }) },
  {
    route: reports.submit,
    who: [0, 5, 7, 8],
    own: async ({ db, myId }) => {
      await insertWorkTime(db, await myId());
      return { body: month };
    },
  },
  {
    route: reports.decide,
    who: secretariat,
    own: async ({ db, person }) => {
      const { id } = await person(0);
      await insertReport(db, { userId: id, type: 'czas', month: '2026-11', status: 1 });
      return { params: { id }, body: accepted };
    },
    missing: () => ({ params: { id: nowhere }, body: accepted }),
  },
  // A month of its own: it touches what everybody sent.
  {
    route: reports.acceptClean,
    who: secretariat,
    own: async ({ db, person }) => {
      await insertReport(db, { userId: (await person(0)).id, type: 'zjazd', month: '2025-01', status: 1 });
      return { body: { month: '2025-01' } };
    },
  },
];
