import { allRoutes } from '@indeks/contract/all-routes';
import { bankReportRoutes } from '@indeks/contract/money/bank-reports/bank-reports.routes';
import type { Route } from '@indeks/contract/common/route';
import { contractRoutes } from '@indeks/contract/employment/contracts/contracts.routes';
import { evaluationRoutes } from '@indeks/contract/studies/evaluations/evaluations.routes';
import { staffRoutes } from '@indeks/contract/employment/staff/staff.routes';
import { studentRoutes } from '@indeks/contract/studies/students/students.routes';
import { tripRoutes } from '@indeks/contract/month/trips/trips.routes';
import { workTimeRoutes } from '@indeks/contract/month/work-times/work-times.routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertBankReport } from './money/bank-reports.ts';
import { insertCar } from './month/cars.ts';
import type { Client } from './client.ts';
import { insertContract } from './employment/contracts.ts';
import { enrol } from './studies/enrolments.ts';
import { insertGrade, insertGroup } from './studies/evaluations.ts';
import { insertPlace } from './provider/places.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { insertTrip } from './month/trips.ts';
import { insertWorkTime } from './month/work-times.ts';
import type { Person } from './identity/people.ts';
import { recordRemovals } from './removed-records.ts';

const rows = 50;
const owners = 20;
const mostStatements = 7;
const noId = 2_147_483_647;

let app: TestApp;
let admin: Client;
let people: number[];
let administrator: Person;

beforeAll(async () => {
  app = await startTestApp();
  administrator = await app.person({ role: 1 });
  admin = await app.signedInAs(administrator);
  people = [];
  for (let n = 0; n < owners; n += 1) people.push((await app.person({ role: 0 })).id);
});
afterAll(() => app.close());

/** Fifty records of twenty people. */
const ofMany = async (insert: (userId: number) => Promise<number>): Promise<number[]> => {
  const ids: number[] = [];
  for (let n = 0; n < rows; n += 1) ids.push(await insert(people[n % owners] ?? 0));
  return ids;
};

/** Fifty coordinators: each looks after a place, and half of them left a record. */
const staffWithAndWithoutRecords = async (): Promise<number[]> => {
  const ids: number[] = [];
  for (let n = 0; n < rows; n += 1) {
    const { id } = await app.person({ role: 2 });
    const place_id = await insertPlace(app.db);
    await app.db.insertInto('place_coordinators').values({ place_id, user_id: id }).execute();
    if (n % 2 === 0) await insertCar(app.db, id);
    ids.push(id);
  }
  return ids;
};

/** Fifty grades that twenty people gave. */
const grades = async (): Promise<{ eid: number; sid: number }[]> => {
  const names = Array.from({ length: rows }, (_, n) => `Ewa Oceniana${n}`);
  const { sid, students } = await insertGroup(app.db, { lecturerId: null, names });
  for (const [n, { eid }] of students.entries())
    await insertGrade(app.db, { eid, sid, uid: people[n % owners] ?? 0 });
  return students.map(({ eid }) => ({ eid, sid }));
};

type Removed = number | { eid: number; sid: number };
type Removal = readonly [name: string, Route, () => Promise<readonly Removed[]>];

const removals: readonly Removal[] = [
  ...recordRemovals.map(({ name, route, insert }): Removal => [
    name,
    route,
    () => ofMany((id) => insert({ app, administrator }, id)),
  ]),
  ['grades', evaluationRoutes.removeMany, grades],
  ['work times', workTimeRoutes.removeMany, () => ofMany((id) => insertWorkTime(app.db, id))],
  ['trips', tripRoutes.removeMany, () => ofMany((id) => insertTrip(app.db, id))],
  ['contracts', contractRoutes.removeMany, () => ofMany((id) => insertContract(app.db, id))],
  [
    'bank reports',
    bankReportRoutes.removeMany,
    () => ofMany(() => insertBankReport(app.db, { accepted: true })),
  ],
  [
    'enrolments',
    studentRoutes.removeMany,
    () => ofMany(async () => enrol(app.db, { placeId: await insertPlace(app.db) })),
  ],
  ['staff', staffRoutes.removeMany, staffWithAndWithoutRecords],
];

const writeBody = (route: Route, ids: readonly Removed[]): unknown =>
  recordRemovals.find((removal) => removal.route === route)?.toBody?.(ids) ?? ids;

/** All that the request asks, but the look-up of the session and the frame of the transaction. */
const isWork = (text: string): boolean =>
  !/^(begin|commit)$|^select set_config|from "sessions" inner join/.test(text);

describe('a removal of fifty records', () => {
  test.each(removals)('of %s takes at most seven statements, none per row', async (_, route, make) => {
    const ids = await make();
    const { result, statements } = await app.counting(() =>
      admin.raw(route, { body: writeBody(route, ids) }),
    );
    expect(result.status).toBe(200);
    const work = statements.map(({ sql }) => sql).filter(isWork);
    // The frame is seen, so the filter above leaves out what it names and nothing else.
    expect(statements.length - work.length).toBe(4);
    expect(work.map((text) => text.slice(0, 80)).slice(mostStatements)).toEqual([]);
  });

  test.each(removals)('of %s is all or nothing', async (_, route, make) => {
    const ids = (await make()).slice(0, 2);
    const missing = typeof ids[0] === 'number' ? noId : { eid: noId, sid: 1 };
    const { status, error } = await admin.raw(route, { body: writeBody(route, [...ids, missing]) });
    expect([status, error.code]).toEqual([404, 'record/not-found']);
    expect((await admin.raw(route, { body: writeBody(route, [...ids, ...ids]) })).status).toBe(200);
  });

  test('is measured for every route that removes many', () => {
    const named = allRoutes.filter(({ path }) => path.endsWith('/delete-multiple'));
    expect(new Set(removals.map(([, route]) => route))).toEqual(new Set(named));
  });
});
