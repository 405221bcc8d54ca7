import { contractRoutes } from '@indeks/contract/employment/contracts/contracts.routes';
import { historyRoutes } from '@indeks/contract/employment/questionnaire/history.routes';
import { staffRoutes } from '@indeks/contract/employment/staff/staff.routes';
import { reportRoutes } from '@indeks/contract/month/report-review/report-review.routes';
import { tripRoutes } from '@indeks/contract/month/trips/trips.routes';
import { workTimeRoutes } from '@indeks/contract/month/work-times/work-times.routes';
import { placeRoutes } from '@indeks/contract/provider/places/places.routes';
import { courseRoutes } from '@indeks/contract/studies/courses/courses.routes';
import type { Client } from '../client.ts';
import { insertContract, numberedContract } from '../employment/contracts.ts';
import { insertHistory } from '../employment/questionnaires.ts';
import type { Person } from '../identity/people.ts';
import { insertCar } from '../month/cars.ts';
import { insertReport } from '../month/reports.ts';
import { insertTrip } from '../month/trips.ts';
import { hoursFields, insertWorkTime } from '../month/work-times.ts';
import { insertPlace, placeFields } from '../provider/places.ts';
import { subjectFieldsOf } from '../studies/courses.ts';
import type { TestApp } from '../test-app.ts';
import { share } from '../share.ts';
import { inOrder, type BulkCall, type Two } from './rounds.ts';

export interface StaffWorld {
  readonly app: TestApp;
  readonly office: Client;
  readonly lecturers: Two;
}

/** Two lecturers, and a session of their own. */
export const makeTwoLecturers = async (app: TestApp, administrator: Person): Promise<StaffWorld> => ({
  app,
  office: await app.signedInAs(administrator),
  lecturers: [(await app.person({ role: 0 })).id, (await app.person({ role: 0 })).id],
});

// What only some of the calls need is made when the first of them is.
const coordinators = share(async ({ app }: StaffWorld): Promise<Two> => [
  (await app.person({ role: 2 })).id,
  (await app.person({ role: 2 })).id,
]);
const placeToEdit = share(({ app }: StaffWorld) => insertPlace(app.db));

let months = 0;
/** A month of their own with a report of each that waits. Any deleted entry forgets what was judged of them. */
const waitingMonth = share(async ({ app, lecturers }: StaffWorld): Promise<string> => {
  months += 1;
  const month = `${2000 + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
  for (const userId of lecturers) {
    await insertWorkTime(app.db, userId, { date: `${month}-14` });
    await insertReport(app.db, { userId, type: 'czas', month, status: 1 });
  }
  return month;
});

const changesOfQuestionnaires = share(async ({ app, lecturers: [a, b] }: StaffWorld): Promise<Two> => [
  await insertHistory(app.db, a),
  await insertHistory(app.db, b),
]);

/** Every call that changes something of many people of the staff. */
export const staffCalls: readonly BulkCall<StaffWorld>[] = [
  {
    name: 'removed people of the staff',
    route: staffRoutes.removeMany,
    make: async (world, first) => {
      await waitingMonth(world);
      return { body: [...inOrder(await coordinators(world), first), ...inOrder(world.lecturers, first)] };
    },
  },
  {
    name: 'added contracts',
    route: contractRoutes.createMany,
    make: async ({ lecturers }, first) => ({
      body: { ...numberedContract(), users: inOrder(lecturers, first) },
    }),
  },
  {
    name: 'removed contracts',
    route: contractRoutes.removeMany,
    make: async ({ app, lecturers }, first) => {
      const body: number[] = [];
      for (const id of inOrder(lecturers, first)) body.push(await insertContract(app.db, id));
      return { body };
    },
  },
  {
    name: 'removed hours',
    route: workTimeRoutes.removeMany,
    make: async ({ app, lecturers }, first) => {
      const body: number[] = [];
      for (const id of inOrder(lecturers, first)) body.push(await insertWorkTime(app.db, id));
      return { body };
    },
  },
  {
    name: 'removed trips',
    route: tripRoutes.removeMany,
    make: async ({ app, lecturers }, first) => {
      const body: number[] = [];
      for (const id of inOrder(lecturers, first))
        body.push(await insertTrip(app.db, id, { cid: await insertCar(app.db, id) }));
      return { body };
    },
  },
  {
    // Both calls add hours of one person, on the same two days.
    name: 'added hours',
    route: workTimeRoutes.create,
    make: async ({ lecturers }, first) => {
      const [date, also] = inOrder(['2026-11-07', '2026-11-14'], first);
      return { query: { user: lecturers[0] }, body: { ...hoursFields({ date }), also: [also] } };
    },
  },
  {
    name: 'accepted reports',
    route: reportRoutes.acceptClean,
    make: async (world) => ({ body: { month: await waitingMonth(world) } }),
  },
  {
    name: 'changes of questionnaires marked as read',
    route: historyRoutes.markAsRead,
    make: async (world, first) => ({ body: inOrder(await changesOfQuestionnaires(world), first) }),
  },
  {
    name: 'an added place',
    route: placeRoutes.create,
    make: async (world, first) => ({
      body: {
        ...placeFields(`Radom ${crypto.randomUUID()}`),
        coordinators: inOrder(await coordinators(world), first),
      },
    }),
  },
  {
    name: 'an edited place',
    route: placeRoutes.edit,
    make: async (world, first) => {
      const named = inOrder(await coordinators(world), first);
      return {
        params: { id: await placeToEdit(world) },
        body: { ...placeFields(), coordinators: named, active: 1, version: 1 },
      };
    },
  },
  {
    name: 'an added course',
    route: courseRoutes.create,
    make: async ({ lecturers }, first) => ({
      body: {
        name: 'Oświata',
        mba: false,
        courseSubjects: inOrder(lecturers, first).map((uid) => subjectFieldsOf(`Przedmiot ${uid}`, { uid })),
      },
    }),
  },
];
