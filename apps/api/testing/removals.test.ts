import { allRoutes } from '@indeks/contract/all-routes';
import { billRoutes } from '@indeks/contract/bills/bills.routes';
import { bankReportRoutes } from '@indeks/contract/bank-reports/bank-reports.routes';
import { broadcastRoutes } from '@indeks/contract/broadcasts/broadcasts.routes';
import { candidateRoutes } from '@indeks/contract/candidates/candidates.routes';
import type { Route } from '@indeks/contract/common/route';
import { chatRoutes, inboxRoutes } from '@indeks/contract/chat/chat.routes';
import { contractRoutes } from '@indeks/contract/contracts/contracts.routes';
import { courseRoutes } from '@indeks/contract/courses/courses.routes';
import { subjectHistoryRoutes, subjectRoutes } from '@indeks/contract/courses/subjects.routes';
import { evaluationRoutes } from '@indeks/contract/evaluations/evaluations.routes';
import { fileGroupRoutes, groupFileRoutes } from '@indeks/contract/file-groups/file-groups.routes';
import { issueRoutes } from '@indeks/contract/issues/issues.routes';
import { mentorRoutes } from '@indeks/contract/mentors/mentors.routes';
import { notificationRoutes } from '@indeks/contract/notifications/notifications.routes';
import { onlineMeetingRoutes } from '@indeks/contract/online-meetings/online-meetings.routes';
import { protocolRoutes } from '@indeks/contract/protocols/protocols.routes';
import { staffRoutes } from '@indeks/contract/people/staff.routes';
import { placeRoutes } from '@indeks/contract/places/places.routes';
import { studentRoutes } from '@indeks/contract/students/students.routes';
import { tripRoutes } from '@indeks/contract/trips/trips.routes';
import { workTimeRoutes } from '@indeks/contract/work-times/work-times.routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertBankReport } from './bank-reports.ts';
import { insertBroadcast } from './broadcasts.ts';
import { insertCandidate } from './candidates.ts';
import { insertCar } from './cars.ts';
import { insertMessage, insertReply } from './chat.ts';
import type { Client } from './client.ts';
import { insertContract } from './contracts.ts';
import { insertCourse, insertLecturerChange } from './courses.ts';
import { enrol } from './enrolments.ts';
import { insertGrade, insertGroup } from './evaluations.ts';
import { insertFileGroup, insertGroupFile } from './file-groups.ts';
import { insertWholeIssue } from './issues.ts';
import { insertMentor } from './mentors.ts';
import { insertNotification } from './notifications.ts';
import { insertOnlineMeeting } from './online-meetings.ts';
import { insertPlace } from './places.ts';
import { insertProtocol } from './protocols.ts';
import { insertBill } from './pictures.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { insertTrip } from './trips.ts';
import { insertWorkTime } from './work-times.ts';

const rows = 50;
const owners = 20;
const mostStatements = 6;
const noId = 2_147_483_647;

let app: TestApp;
let admin: Client;
let people: number[];
let adminId: number;

beforeAll(async () => {
  app = await startTestApp();
  const administrator = await app.person({ role: 1 });
  admin = await app.signedInAs(administrator);
  adminId = administrator.id;
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

/** Fifty protocols that twenty people made. */
const protocols = async (): Promise<number[]> => {
  const group = await insertGroup(app.db, { lecturerId: null });
  return ofMany(async (createdBy) => (await insertProtocol(app.db, { ...group, createdBy })).id);
};

/** A withdrawal says why; a meeting has a number at Zoom beside its own. */
const bodyOf = (route: Route, ids: readonly Removed[]): unknown => {
  if (route === onlineMeetingRoutes.removeMany) return ids.map((id) => ({ id, meetingId: null }));
  return route === protocolRoutes.withdrawMany ? { ids, reason: 'pomyłka' } : ids;
};

const groupWithFile = async () => {
  const groupId = await insertFileGroup(app.db);
  return { groupId, ...(await insertGroupFile(app.db, app.services.files, groupId)) };
};

type Removed = number | { eid: number; sid: number };
type Removal = readonly [name: string, Route, () => Promise<readonly Removed[]>];

const removals: readonly Removal[] = [
  ['grades', evaluationRoutes.removeMany, grades],
  ['protocols', protocolRoutes.withdrawMany, protocols],
  ['work times', workTimeRoutes.removeMany, () => ofMany((id) => insertWorkTime(app.db, id))],
  ['trips', tripRoutes.removeMany, () => ofMany((id) => insertTrip(app.db, id))],
  [
    'bills',
    billRoutes.removeMany,
    () => ofMany(async (id) => (await insertBill(app.db, app.services.files, id)).id),
  ],
  ['contracts', contractRoutes.removeMany, () => ofMany((id) => insertContract(app.db, id))],
  ['places', placeRoutes.removeMany, () => ofMany(() => insertPlace(app.db))],
  ['courses', courseRoutes.removeMany, () => ofMany(async () => (await insertCourse(app.db)).id)],
  ['subjects', subjectRoutes.removeMany, () => ofMany(async () => (await insertCourse(app.db)).subjectId)],
  ['lecturer changes', subjectHistoryRoutes.removeMany, () => ofMany(() => insertLecturerChange(app.db))],
  [
    'bank reports',
    bankReportRoutes.removeMany,
    () => ofMany(() => insertBankReport(app.db, { accepted: true })),
  ],
  ['candidates', candidateRoutes.removeMany, () => ofMany(() => insertCandidate(app.db))],
  [
    'enrolments',
    studentRoutes.removeMany,
    () => ofMany(async () => enrol(app.db, { placeId: await insertPlace(app.db) })),
  ],
  // Nobody removes another's.
  [
    'messages',
    chatRoutes.removeMany,
    () => ofMany(async (id) => (await insertMessage(app.db, app.services.files, id, adminId)).id),
  ],
  [
    'messages to many',
    broadcastRoutes.removeMany,
    () => ofMany((id) => insertBroadcast(app.db, { senderId: id, recipients: people })),
  ],
  ['file groups', fileGroupRoutes.removeMany, () => ofMany(async () => (await groupWithFile()).groupId)],
  ['files of groups', groupFileRoutes.removeMany, () => ofMany(async () => (await groupWithFile()).id)],
  ['saved replies', inboxRoutes.removeReplies, () => ofMany(() => insertReply(app.db))],
  ['notifications', notificationRoutes.removeMany, () => ofMany(() => insertNotification(app.db, adminId))],
  [
    'online meetings',
    onlineMeetingRoutes.removeMany,
    () => ofMany((hostId) => insertOnlineMeeting(app.db, app.services.sealer, adminId, { hostId })),
  ],
  [
    'issues',
    issueRoutes.removeMany,
    () => ofMany(async (id) => (await insertWholeIssue(app.db, app.services.files, id)).id),
  ],
  [
    'mentors',
    mentorRoutes.removeMany,
    () => ofMany(async () => (await insertMentor(app.db, app.services.files)).id),
  ],
  ['staff', staffRoutes.removeMany, staffWithAndWithoutRecords],
];

/** All that the request asks, but the look-up of the session and the frame of the transaction. */
const isWork = (text: string): boolean =>
  !/^(begin|commit)$|^select set_config|from "sessions" inner join/.test(text);

describe('a removal of fifty records', () => {
  test.each(removals)('of %s takes at most six statements, none per row', async (_, route, make) => {
    const ids = await make();
    const { result, statements } = await app.counting(() => admin.raw(route, { body: bodyOf(route, ids) }));
    expect(result.status).toBe(200);
    const work = statements.map(({ sql }) => sql).filter(isWork);
    // The frame is seen, so the filter above leaves out what it names and nothing else.
    expect(statements.length - work.length).toBe(4);
    expect(work.map((text) => text.slice(0, 80)).slice(mostStatements)).toEqual([]);
  });

  test.each(removals)('of %s is all or nothing', async (_, route, make) => {
    const ids = (await make()).slice(0, 2);
    const missing = typeof ids[0] === 'number' ? noId : { eid: noId, sid: 1 };
    const { status, error } = await admin.raw(route, { body: bodyOf(route, [...ids, missing]) });
    expect([status, error.code]).toEqual([404, 'record/not-found']);
    expect((await admin.raw(route, { body: bodyOf(route, [...ids, ...ids]) })).status).toBe(200);
  });

  test('is measured for every route that removes many', () => {
    const named = allRoutes.filter(({ path }) => path.endsWith('/delete-multiple'));
    expect(new Set(removals.map(([, route]) => route))).toEqual(new Set(named));
  });
});
