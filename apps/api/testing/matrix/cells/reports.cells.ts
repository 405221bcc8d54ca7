import { reportRoutes as reports } from '@indeks/contract/month/report-review/report-review.routes';
import { insertSomeQuestionnaire } from '#testing/employment/questionnaires.ts';
import { insertReport } from '#testing/month/reports.ts';
import { insertWorkTime } from '#testing/month/work-times.ts';
import { nowhere, secretariat, timekeepers, type RouteCells } from '../route-cells.ts';

const range = { from: '2026-11-01', to: '2026-11-30' };
const month = { date_from: range.from, date_to: range.to, type: 'czas' };
const accepted = { ...month, status: 2, version: 1 };
const takenBack = { ...month, reason: 'Pomyłka', version: 1 };
const reviewed = { month: '2026-11', type: 'czas' };

export const reportCells: readonly RouteCells[] = [
  { route: reports.list, who: timekeepers, own: () => ({ query: range }) },
  { route: reports.listAll, who: secretariat, own: () => ({ query: { ...range, page: 1 } }) },
  { route: reports.waiting, who: secretariat, own: () => ({ query: { month: '2026-11' } }) },
  { route: reports.rest, who: secretariat, own: () => ({ query: { month: '2026-11' } }) },
  { route: reports.listToRemind, who: secretariat, own: () => ({ query: { month: '2026-11' } }) },
  // People without a report there are always.
  {
    route: reports.remind,
    who: secretariat,
    own: async ({ person }) => {
      await person(0);
      return { body: { month: '2026-09' } };
    },
  },
  { route: reports.backlog, who: secretariat, own: () => ({}) },
  {
    route: reports.review,
    who: secretariat,
    own: async ({ person }) => ({ params: { id: (await person(0)).id }, query: reviewed }),
    missing: () => ({ params: { id: nowhere }, query: reviewed }),
  },
  { route: reports.preview, who: [0, 5, 7, 8], own: () => ({ query: { month: '2026-11' } }) },
  {
    route: reports.submitMany,
    who: [0, 5, 7, 8],
    own: async ({ db, myId }) => {
      await insertSomeQuestionnaire(db, await myId());
      await insertWorkTime(db, await myId(), { date: '2026-09-10' });
      return { body: { date_from: '2026-09-01', date_to: '2026-09-30', types: ['czas'] } };
    },
  },
  {
    route: reports.withdraw,
    who: [0, 5, 7, 8],
    own: async ({ db, myId }) => {
      await insertReport(db, { userId: await myId(), type: 'czas', month: '2026-08', status: 1 });
      return { body: { date_from: '2026-08-01', date_to: '2026-08-31', type: 'czas' } };
    },
  },
  {
    route: reports.submit,
    who: [0, 5, 7, 8],
    own: async ({ db, myId }) => {
      await insertSomeQuestionnaire(db, await myId());
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
  {
    route: reports.takeBack,
    who: secretariat,
    own: async ({ db, person }) => {
      const { id } = await person(0);
      await insertReport(db, { userId: id, type: 'czas', month: '2026-11', status: 2 });
      return { params: { id }, body: takenBack };
    },
    missing: () => ({ params: { id: nowhere }, body: takenBack }),
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
