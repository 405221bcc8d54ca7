import { collisionRoutes as routes } from '@indeks/contract/talk/online-meetings/collisions.routes';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { insertMeeting } from '#testing/month/meetings.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { insertCourse } from '#testing/studies/courses.ts';
import { enrol } from '#testing/studies/enrolments.ts';
import {
  clearOnlineMeetings,
  insertCredentials,
  insertOnlineMeeting,
  meetingFields,
} from '#testing/talk/online-meetings.ts';
import { startTestApp } from '#testing/test-app.ts';
import { onlineMeetingRoutes } from '@indeks/contract/talk/online-meetings/online-meetings.routes';
import { listOverlaps } from './online-meetings.rules.ts';

const app = await startTestApp();
const manager = await app.person({ role: 7 });
const client = await app.signedInAs(manager);
const host = await app.person({ role: 0 });
const cid = (await insertCourse(app.db)).id;
const [lodz, radom] = [await insertPlace(app.db, 'Łódź'), await insertPlace(app.db, 'Radom')];
const students = [await app.person({ role: 3 }), await app.person({ role: 3 })].map(({ id }) => id);
for (const userId of students) await enrol(app.db, { placeId: lodz, userId, courseId: cid });
beforeEach(() => clearOnlineMeetings(app.db));
afterAll(() => app.close());

const insert = (startsAt: string, traits: object) =>
  insertOnlineMeeting(app.db, app.services.sealer, manager.id, { courseId: cid, startsAt, ...traits });
const find = async (rows: { date: string; time: string }[], more: object = {}) => {
  const body = { uid: host.id, cid, users: students, duration: 60 as const, rows, except: null, ...more };
  return (await client.call(routes.find, { body })).body.items;
};
const nothing = { host: [], students: [], weekends: [], rows: [] };
const at = (time: string, date = '2026-11-24') => ({ date, time });

describe('POST /meetingapi/collisions', () => {
  test.each([
    ['ends as the other begins', '08:00', 0],
    ['begins before it ends', '08:30', 1],
    ['begins within it', '09:30', 1],
    ['begins as it ends', '10:00', 0],
  ])('a row that %s', async (_case, time, count) => {
    await insert('2026-11-24T08:00:00Z', { hostId: host.id, topic: 'Wykład' });
    const [row] = await find([at(time)]);
    expect(row?.host).toHaveLength(count);
  });

  test('names what the host leads or attends, and counts the students of other meetings, row by row', async () => {
    await insert('2026-11-24T08:00:00Z', { hostId: host.id, topic: 'Prowadzi' });
    await insert('2026-11-24T08:00:00Z', { userIds: [host.id], topic: 'Słucha' });
    await insert('2026-11-24T08:30:00Z', { userIds: students, topic: 'Inne zajęcia' });
    await insert('2026-11-24T08:00:00Z', { userIds: [manager.id], topic: 'Obce' });
    const [first, second] = await find([at('09:00'), at('15:00')]);
    expect(first?.host.map(({ topic }) => topic).toSorted()).toEqual(['Prowadzi', 'Słucha']);
    expect(first?.students).toMatchObject([
      { topic: 'Inne zajęcia', people: 2, starts_at: '2026-11-24T08:30:00.000Z' },
    ]);
    expect(second).toEqual(nothing);
  });

  test('meetings under the account of the secretariat collide with each other', async () => {
    await insert('2026-11-24T08:00:00Z', { topic: 'Sekretariatu' });
    const [own] = await find([at('09:00')], { uid: null, users: [] });
    expect(own?.host.map(({ topic }) => topic)).toEqual(['Sekretariatu']);
    expect(await find([at('09:00')])).toEqual([nothing]);
  });

  test('an edited, a cancelled and a hidden meeting stand in nobody’s way', async () => {
    const id = await insert('2026-11-24T08:00:00Z', { hostId: host.id });
    expect(await find([at('09:00')], { except: id })).toEqual([nothing]);
    await app.db.updateTable('online_meetings').set({ removed_at: app.clock.now() }).execute();
    expect(await find([at('09:00')])).toEqual([nothing]);
  });

  test('names session weekends of the students and of the host', async () => {
    const teacher = await app.person({ role: 0 });
    await insertMeeting(app.db, teacher.id, lodz, { dates: { start: '2026-11-27', end: '2026-11-29' } });
    await insertMeeting(app.db, host.id, radom, { dates: { start: '2026-11-28', end: '2026-11-28' } });
    const [friday, saturday, monday] = await find([
      at('09:00', '2026-11-27'),
      at('09:00', '2026-11-28'),
      at('09:00', '2026-11-30'),
    ]);
    expect(friday?.weekends).toEqual([{ place: 'Łódź', people: 2, host: false }]);
    expect(saturday?.weekends).toEqual([
      { place: 'Radom', people: 0, host: true },
      { place: 'Łódź', people: 2, host: false },
    ]);
    expect(monday).toEqual(nothing);
    const { body } = await client.call(routes.weekends, { query: { cid, date: '2026-10-01' } });
    expect(body.items).toEqual([{ start: '2026-11-27', end: '2026-11-29', places: ['Łódź'] }]);
    const other = await client.call(routes.weekends, { query: { cid, date: '2020-10-01' } });
    expect(other.body.items).toEqual([]);
  });

  test('the weekend of the host is named first, however many places have one', async () => {
    const users: number[] = [];
    for (let place = 0; place < 6; place += 1) {
      const [placeId, { id: userId }] = [await insertPlace(app.db), await app.person({ role: 3 })];
      await enrol(app.db, { placeId, userId, courseId: cid });
      users.push(userId);
      const teacher = await app.person({ role: 0 });
      await insertMeeting(app.db, teacher.id, placeId, { dates: { start: '2026-12-12', end: '2026-12-12' } });
    }
    await insertMeeting(app.db, host.id, radom, { dates: { start: '2026-12-12', end: '2026-12-12' } });
    const [row] = await find([at('09:00', '2026-12-12')], { users });
    expect(row?.weekends[0]).toEqual({ place: 'Radom', people: 0, host: true });
    expect(row?.weekends).toHaveLength(7);
  });

  test('saving in spite of them is possible', async () => {
    await insertCredentials(app.db, app.services.sealer);
    await insert('2026-11-28T08:15:00Z', { hostId: host.id, userIds: students });
    const body = { ...meetingFields(cid, students), uid: host.id };
    expect((await find([at(body.time, body.date)]))[0]?.students).toHaveLength(1);
    expect((await client.call(onlineMeetingRoutes.create, { body })).status).toBe(200);
  });
});

test('rows of one series overlap each other', () => {
  const span = (from: number, until: number) => ({ starts_at: new Date(from), ends_at: new Date(until) });
  expect(listOverlaps([span(0, 10), span(10, 20), span(15, 30), span(0, 5)])).toEqual([[3], [2], [1], [0]]);
});
