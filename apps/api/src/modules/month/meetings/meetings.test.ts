import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { meetingRoutes as routes } from '@indeks/contract/month/meetings/meetings.routes';
import { meetingTexts } from '@indeks/contract/month/meetings/meetings.texts';
import { placeRoutes } from '@indeks/contract/provider/places/places.routes';
import type { Client } from '#testing/client.ts';
import { insertMeeting, meetingFields } from '#testing/month/meetings.ts';
import type { Person } from '#testing/identity/people.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { insertReport } from '#testing/month/reports.ts';
import { judgeRace, oneWins } from '#testing/stale-writes.ts';
import { startTestApp } from '#testing/test-app.ts';

/** A fresh lecturer for each test; the clock shows Monday, 16 November 2026. */
let person: Person;
let lecturer: Client;

const november = { from: '2026-11-01', to: '2026-11-30' };

const app = await startTestApp();
const admin = await app.signedIn(1);
const place = await insertPlace(app.db, 'Łódź');
beforeEach(async () => {
  person = await app.person({ role: 0 });
  lecturer = await app.signedInAs(person);
});
afterAll(() => app.close());

const report = (month: string, status: 0 | 1 | 2) =>
  insertReport(app.db, { userId: person.id, type: 'zjazd', month, status });
const closedPlace = async () => {
  const id = await insertPlace(app.db, 'Zamknięta');
  await app.db.updateTable('places').set({ active: 0 }).where('id', '=', id).execute();
  return id;
};
const on = (start: string, end = start) => ({ dates: { start, end } });
const listMeetings = async (query = november, who = lecturer) =>
  (await who.call(routes.list, { query })).body;

describe('GET /api/meetings', () => {
  test('gives the weekends that start in the range, with place and colour', async () => {
    await insertMeeting(app.db, person.id, place, on('2026-11-21', '2026-11-22'));
    await insertMeeting(app.db, person.id, place, { ...on('2026-11-06'), comment: 'sala 12' });
    // Starts in October and reaches into November.
    await insertMeeting(app.db, person.id, place, on('2026-10-31', '2026-11-01'));
    const body = await listMeetings();
    expect(body.items).toMatchObject([
      { start: '2026-11-06', end: '2026-11-06', cityName: 'Łódź', comment: 'sala 12', uid: person.id },
      {
        start: '2026-11-21',
        dates: { start: '2026-11-21', end: '2026-11-22' },
        name: 'Zjazd',
        username: person.name,
      },
    ]);
    expect(new Set(body.items.map(({ color }) => color))).toEqual(new Set([(place - 1) % 8]));
    expect(body).toMatchObject({ total: 2, meeting_report: null });
    expect(body.can).toMatchObject({ add: true, change: true, submit: true, decide: false, pdf: false });
    expect((await listMeetings({ from: '2026-10-01', to: '2026-10-31' })).total).toBe(1);
  });

  test('the secretariat sees another’s month by name, nobody else does', async () => {
    await insertMeeting(app.db, person.id, place);
    const query = { ...november, user: person.id };
    expect((await admin.call(routes.list, { query })).body.items).toHaveLength(1);
    const other = await app.signedIn(8);
    expect((await other.call(routes.list, { query })).error.code).toBe('auth/not-allowed');
  });

  test('takes at most six statements', async () => {
    const { statements } = await app.counting(() => listMeetings());
    expect(statements.length).toBeLessThanOrEqual(6);
  });
});

describe('POST /api/meetings', () => {
  const create = (more: object) =>
    lecturer.raw(routes.create, { body: { ...meetingFields(place), ...more } });

  test('adds a weekend', async () => {
    const { status, body } = await lecturer.call(routes.create, { body: meetingFields(place) });
    expect(status).toBe(200);
    expect(body).toMatchObject({ pid: place, name: 'Zjazd', cityName: 'Łódź', version: 1 });
    expect(await app.auditOf('meeting.create', body.id)).toMatchObject([
      { after: { start_date: '2026-11-13' } },
    ]);
  });

  test.each([
    ['name', ' ', meetingTexts.nameRequired],
    ['pid', null, meetingTexts.placeRequired],
    ['dates', null, meetingTexts.datesRequired],
  ])('without %s it says "%s"', async (field, value, message) => {
    const { status, error } = await create({ [field]: value });
    expect([status, error.fields]).toEqual([400, [{ path: field, message }]]);
  });

  test.each([
    ['2026-11-20', '2026-11-20', 200],
    ['2026-11-20', '2026-11-22', 200],
    ['2026-11-21', '2026-11-22', 200],
    ['2026-11-22', '2026-11-22', 200],
    ['2026-11-19', '2026-11-20', 400], // Thursday
    ['2026-11-22', '2026-11-23', 400], // into Monday
    ['2026-11-20', '2026-11-27', 400], // two weekends
    ['2026-11-22', '2026-11-20', 400],
  ])('from %s to %s answers %d', async (start, end, expected) => {
    const { status, error } = await create({ dates: { start, end } });
    expect(status).toBe(expected);
    expect(expected === 200 || error.fields?.[0]?.message === meetingTexts.weekendOnly).toBe(true);
  });

  test.each([
    ['2026-10-31', 422],
    ['2026-11-01', 200],
    ['2026-12-05', 200],
    ['2027-11-06', 200],
  ])('may be planned ahead but not behind: %s answers %d', async (day, expected) => {
    const { status, error } = await create(on(day));
    expect(status).toBe(expected);
    expect(expected === 200 || error.code === 'month/not-open').toBe(true);
  });

  test('belongs to the month in which it starts', async () => {
    await report('2026-11', 1);
    expect((await create(on('2026-10-31', '2026-11-01'))).error.code).toBe('month/not-open');
    expect((await create(on('2026-11-28'))).error.code).toBe('month/sent-or-accepted');
    await report('2026-10', 0);
    expect((await create(on('2026-10-31', '2026-11-01'))).status).toBe(200);
  });

  test.each([0, 5, 8] as const)('role %d may be available at any place in use', async (role) => {
    const client = await app.signedIn(role);
    for (const pid of [await insertPlace(app.db), await insertPlace(app.db)])
      expect((await client.call(routes.create, { body: meetingFields(pid) })).status).toBe(200);
  });

  test('a place that is closed or missing is refused', async () => {
    for (const pid of [await closedPlace(), 2_147_483_647])
      expect((await create({ pid })).error.code).toBe('meetings/unknown-place');
  });

  test('the secretariat adds for a person on any weekend', async () => {
    const body = meetingFields(place, on('2023-03-04'));
    const answer = await admin.call(routes.create, { query: { user: person.id }, body });
    expect([answer.status, answer.body.uid]).toEqual([200, person.id]);
    expect((await lecturer.call(routes.create, { query: { user: 1 }, body })).status).toBe(403);
    expect((await admin.call(routes.create, { query: { user: 2_147_483_647 }, body })).status).toBe(404);
  });

  test('two clicks with one key make one weekend', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const send = () => lecturer.call(routes.create, { body: meetingFields(place) }, key);
    const answers = await Promise.all(Array.from({ length: 5 }, send));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await listMeetings()).total).toBe(1);
  });
});

describe('PUT /api/meetings/{id}', () => {
  const edit = (id: number, more: object = {}) =>
    lecturer.call(routes.edit, { params: { id }, body: { ...meetingFields(place), version: 1, ...more } });

  test('changes it', async () => {
    const id = await insertMeeting(app.db, person.id, place);
    const other = await insertPlace(app.db, 'Gdańsk');
    const { body } = await edit(id, { pid: other, name: 'Obrony', ...on('2026-12-05') });
    expect(body).toMatchObject({ cityName: 'Gdańsk', name: 'Obrony', start: '2026-12-05', version: 2 });
    const [trace] = await app.auditOf('meeting.edit', id);
    expect(trace).toMatchObject({ before: { city: 'Łódź' }, after: { city: 'Gdańsk' } });
  });

  test('of two who read the same version one wins and the other sees the current row', async () => {
    const id = await insertMeeting(app.db, person.id, place);
    const answers = await Promise.all([edit(id, { name: 'A' }), edit(id, { name: 'B' })]);
    expect(judgeRace(answers, 'name')).toMatchObject(oneWins);
  });

  test('keeps a place that was closed since, and takes no other closed one', async () => {
    const closed = await closedPlace();
    const id = await insertMeeting(app.db, person.id, closed);
    expect((await edit(id, { pid: closed, comment: 'x' })).status).toBe(200);
    const second = await insertMeeting(app.db, person.id, place);
    expect((await edit(second, { pid: closed })).error.code).toBe('meetings/unknown-place');
  });

  test('goes neither out of a sent month nor into one', async () => {
    const id = await insertMeeting(app.db, person.id, place);
    await report('2026-12', 2);
    expect((await edit(id, on('2026-12-05'))).error.code).toBe('month/sent-or-accepted');
    await report('2026-11', 1);
    expect((await edit(id, on('2027-01-09'))).error.code).toBe('month/sent-or-accepted');
    const asAdmin = { params: { id }, body: { ...meetingFields(place, on('2027-01-09')), version: 1 } };
    expect((await admin.call(routes.edit, asAdmin)).status).toBe(200);
  });
});

describe('DELETE /api/meetings/{id}', () => {
  test('deletes it and keeps a trace', async () => {
    const id = await insertMeeting(app.db, person.id, place);
    expect((await lecturer.call(routes.remove, { params: { id } })).status).toBe(200);
    expect((await listMeetings()).items).toEqual([]);
    expect(await app.auditOf('meeting.delete', id)).toMatchObject([{ before: { city: 'Łódź' } }]);
  });

  test('not in a sent month, unless by the secretariat', async () => {
    const id = await insertMeeting(app.db, person.id, place);
    await report('2026-11', 1);
    const { error } = await lecturer.call(routes.remove, { params: { id } });
    expect(error.code).toBe('month/sent-or-accepted');
    expect((await admin.call(routes.remove, { params: { id } })).status).toBe(200);
  });
});

test('a place with weekends cannot be deleted, and the answer says why', async () => {
  const used = await insertPlace(app.db, 'Zajęta');
  await insertMeeting(app.db, person.id, used);
  const { error } = await admin.call(placeRoutes.removeMany, { body: [used] });
  expect(error).toMatchObject({ code: 'places/in-use', details: { usage: 'zaplanowane zjazdy' } });
});
