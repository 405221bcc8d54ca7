import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { tripRoutes as routes } from '@indeks/contract/month/trips/trips.routes';
import { tripTexts } from '@indeks/contract/month/trips/trips.texts';
import { insertCar } from '#testing/month/cars.ts';
import { confirmed, type Client } from '#testing/client.ts';
import type { Person } from '#testing/identity/people.ts';
import { insertReport } from '#testing/month/reports.ts';
import { judgeRace, oneWins } from '#testing/stale-writes.ts';
import { startTestApp } from '#testing/test-app.ts';
import { insertTrip, tripFields } from '#testing/month/trips.ts';

/** A fresh lecturer with a car for each test; the clock shows Monday, 16 November 2026. */
let person: Person;
let lecturer: Client;
let cid: number;

const november = { from: '2026-11-01', to: '2026-11-30' };
const roundTrip = { return_to_start: true, return_date: '2026-11-15' };

const app = await startTestApp();
const admin = await app.signedIn(1);
beforeEach(async () => {
  app.clock.set('2026-11-16T08:00:00Z');
  person = await app.person({ role: 0 });
  lecturer = await app.signedInAs(person);
  cid = await insertCar(app.db, person.id);
});
afterAll(() => app.close());

const report = (month: string, status: 0 | 1 | 2) =>
  insertReport(app.db, { userId: person.id, type: 'przejazd', month, status });
const setRate = (rate: number, valid_from: string) =>
  app.db.insertInto('km_rates').values({ user_id: person.id, rate, valid_from }).execute();
const readAcceptedRate = async (id: number) =>
  (await app.db.selectFrom('trips').select('accepted_rate').where('id', '=', id).executeTakeFirstOrThrow())
    .accepted_rate;
const listTrips = async (query = november, who = lecturer) => (await who.call(routes.list, { query })).body;

describe('GET /api/trips', () => {
  test('gives the range by day, its sum, the rate of today and what may be done', async () => {
    await setRate(89, '2020-01-01');
    await setRate(115, '2026-11-16');
    await setRate(120, '2026-11-17');
    await insertTrip(app.db, person.id, { cid, date: '2026-11-08', km: 0.1 });
    await insertTrip(app.db, person.id, { cid, date: '2026-11-07', km: 0.1, ...roundTrip });
    await insertTrip(app.db, person.id, { cid, date: '2026-10-31', km: 500 });
    const body = await listTrips();
    expect(body.items.map((trip) => [trip.date, trip.km, trip.car])).toEqual([
      ['2026-11-07', 0.1, 'Škoda Octavia, EL 4K123'],
      ['2026-11-08', 0.1, 'Škoda Octavia, EL 4K123'],
    ]);
    expect(body).toMatchObject({ total: 0.3, rate_per_km: 115, trip_report: null });
    expect(body.can).toMatchObject({ add: true, change: true, submit: true, decide: false, pdf: false });
  });

  test('a trip carries the status of its month', async () => {
    await insertTrip(app.db, person.id, { cid });
    await report('2026-11', 1);
    const { items, trip_report, can } = await listTrips();
    expect([items[0]?.status, trip_report?.status]).toEqual([1, 1]);
    expect(can).toMatchObject({ add: false, change: false, submit: false });
  });

  test('the secretariat sees another’s month by name, nobody else does', async () => {
    await insertTrip(app.db, person.id, { cid });
    const query = { ...november, user: person.id };
    expect((await admin.call(routes.list, { query })).body.items).toHaveLength(1);
    const other = await app.signedIn(0);
    expect((await other.call(routes.list, { query })).error.code).toBe('auth/not-allowed');
    expect((await listTrips(november, other)).items).toEqual([]);
  });

  test('takes at most six statements and at most a year', async () => {
    const { statements } = await app.counting(() => listTrips());
    expect(statements.length).toBeLessThanOrEqual(6);
    const tooLong = { from: '2025-01-01', to: '2026-11-30' };
    expect((await lecturer.call(routes.list, { query: tooLong })).status).toBe(400);
    const backwards = { from: '2026-11-30', to: '2026-11-01' };
    expect((await lecturer.call(routes.list, { query: backwards })).status).toBe(400);
  });
});

describe('POST /api/trips', () => {
  test('adds a trip with a copy of its car', async () => {
    const { status, body } = await lecturer.call(routes.create, { body: tripFields(cid, roundTrip) });
    expect(status).toBe(200);
    expect(body).toMatchObject({ cid, km: 130, return_date: '2026-11-15', version: 1, status: 0 });
    expect(await app.auditOf('trip.create', body.id)).toMatchObject([{ after: { destination: 'Warszawa' } }]);
    await app.db.deleteFrom('cars').where('id', '=', cid).execute();
    expect((await listTrips()).items[0]).toMatchObject({ cid: null, car: 'Škoda Octavia, EL 4K123' });
  });

  test.each([
    ['cid', null, tripTexts.carRequired],
    ['start', ' ', tripTexts.startRequired],
    ['destination', '', tripTexts.destinationRequired],
    ['km', 0, tripTexts.kmRange],
    ['km', -1, tripTexts.kmRange],
    ['km', 10_000, tripTexts.kmRange],
    ['km', 12.34, tripTexts.kmStep],
    ['km', 'dużo', tripTexts.kmRequired],
  ])('with %s %j it says "%s"', async (field, value, message) => {
    const body = { ...tripFields(cid), [field]: value };
    const { status, error } = await lecturer.raw(routes.create, { body });
    expect([status, error.fields]).toEqual([400, [{ path: field, message }]]);
  });

  test.each([
    [{ return_to_start: true, return_date: null }, tripTexts.returnDateRequired],
    [{ return_to_start: true, return_date: '2026-11-13' }, tripTexts.returnBeforeStart],
  ])('a round trip with %o says "%s"', async (journey, message) => {
    const { error } = await lecturer.raw(routes.create, { body: { ...tripFields(cid), ...journey } });
    expect(error.fields).toEqual([{ path: 'return_date', message }]);
  });

  test('a return date without a return is dropped', async () => {
    const body = tripFields(cid, { return_date: '2026-11-15' });
    expect((await lecturer.call(routes.create, { body })).body.return_date).toBeNull();
  });

  test('another’s car is refused, also to the secretariat', async () => {
    const { id } = await app.person({ role: 0 });
    const body = tripFields(await insertCar(app.db, id));
    expect((await lecturer.call(routes.create, { body })).error.code).toBe('cars/not-yours');
    const forPerson = { query: { user: person.id }, body };
    expect((await admin.call(routes.create, forPerson)).error.code).toBe('cars/not-yours');
  });

  test.each([
    ['2026-11-16T08:00:00Z', '2026-11-30', 200],
    ['2026-11-16T08:00:00Z', '2026-10-31', 422],
    ['2026-11-16T08:00:00Z', '2026-12-01', 422],
    // In Warsaw it is the 5th until 23:00 UTC.
    ['2026-11-05T22:59:00Z', '2026-10-31', 200],
    ['2026-11-05T23:00:00Z', '2026-10-31', 422],
    ['2026-11-05T22:59:00Z', '2026-09-30', 422],
  ])('at %s a trip of %s answers %d', async (now, date, expected) => {
    app.clock.set(now);
    const client = await app.signedInAs(person);
    const { status, error } = await client.call(routes.create, { body: tripFields(cid, { date }) });
    expect(status).toBe(expected);
    expect(expected === 200 || error.code === 'month/not-open').toBe(true);
  });

  test.each([
    [1, 409],
    [2, 409],
    [0, 200],
  ] as const)('in a month of status %d it answers %d', async (state, expected) => {
    await report('2026-11', state);
    const { status, error } = await lecturer.call(routes.create, { body: tripFields(cid) });
    expect(status).toBe(expected);
    expect(expected === 200 || error.code === 'month/sent-or-accepted').toBe(true);
  });

  test('the secretariat adds for a person on any day, and the trace names both', async () => {
    const body = tripFields(cid, { date: '2024-02-29' });
    const answer = await admin.call(routes.create, { query: { user: person.id }, body });
    expect(answer.status).toBe(200);
    const trace = await app.db
      .selectFrom('audit_log')
      .select(['for_user_id', 'actor_id'])
      .where('action', '=', 'trip.create')
      .where('subject_id', '=', String(answer.body.id))
      .executeTakeFirst();
    expect(trace?.for_user_id).toBe(person.id);
    expect(trace?.actor_id).not.toBe(person.id);
  });

  test('two clicks with one key make one trip', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const send = (query: object) => lecturer.call(routes.create, { query, body: tripFields(cid) }, key);
    const answers = await Promise.all(Array.from({ length: 5 }, () => send({})));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await listTrips()).items).toHaveLength(1);
  });
});

test('a trip carries the rate of its day, or none', async () => {
  await setRate(115, '2026-11-08');
  for (const date of ['2026-11-07', '2026-11-08']) await insertTrip(app.db, person.id, { cid, date });
  expect((await listTrips()).items.map(({ rate }) => rate)).toEqual([null, 115]);
});

describe('in an accepted month', () => {
  test('what the secretariat writes takes the rate of its day at once and keeps it', async () => {
    await setRate(89, '2026-01-01');
    await setRate(115, '2026-10-10');
    await report('2026-10', 2);
    const add = async (date: string) =>
      (
        await admin.call(
          routes.create,
          { query: { user: person.id }, body: tripFields(cid, { date }) },
          confirmed,
        )
      ).body;
    const [early, late] = [await add('2026-10-09'), await add('2026-10-10')];
    expect([await readAcceptedRate(early.id), await readAcceptedRate(late.id)]).toEqual([89, 115]);

    await app.db.updateTable('km_rates').set({ rate: 50 }).where('user_id', '=', person.id).execute();
    const edit = (id: number, version: number, more: object) =>
      admin.call(routes.edit, { params: { id }, body: { ...tripFields(cid, more), version } }, confirmed);
    await edit(early.id, 1, { date: '2026-10-09', km: 99 });
    expect(await readAcceptedRate(early.id)).toBe(89);
    await edit(early.id, 2, { date: '2026-10-20' });
    expect(await readAcceptedRate(early.id)).toBe(50);
    await edit(early.id, 3, { date: '2026-11-01' });
    expect(await readAcceptedRate(early.id)).toBeNull();
  });

  test('a trip without any rate has none for good', async () => {
    await report('2026-10', 2);
    const body = tripFields(cid, { date: '2026-10-09' });
    const query = { user: person.id };
    const { body: added } = await admin.call(routes.create, { query, body }, confirmed);
    await setRate(115, '2026-01-01');
    const { items } = await listTrips({ from: '2026-10-01', to: '2026-10-31' });
    expect([await readAcceptedRate(added.id), items[0]?.rate]).toEqual([null, null]);
  });
});

describe('PUT /api/trips/{id}', () => {
  const edited = (more = {}) => ({ ...tripFields(cid, { km: 99.5, ...more }), version: 1 });

  test('changes it', async () => {
    const id = await insertTrip(app.db, person.id, { cid });
    const { body } = await lecturer.call(routes.edit, { params: { id }, body: edited(roundTrip) });
    expect(body).toMatchObject({ km: 99.5, return_to_start: true, version: 2 });
    const [trace] = await app.auditOf('trip.edit', id);
    expect(trace).toMatchObject({ before: { km: 130 }, after: { km: 99.5 } });
  });

  test('of two who read the same version one wins and the other sees the current row', async () => {
    const id = await insertTrip(app.db, person.id, { cid });
    const edit = (km: number) => lecturer.call(routes.edit, { params: { id }, body: edited({ km }) });
    const answers = await Promise.all([edit(1), edit(2)]);
    expect(judgeRace(answers, 'km')).toMatchObject(oneWins);
  });

  test('keeps the car that is gone, and asks for one that is there', async () => {
    const id = await insertTrip(app.db, person.id, { cid });
    const withoutCar = { params: { id }, body: { ...edited(), cid: null } };
    expect((await lecturer.call(routes.edit, withoutCar)).error.fields).toEqual([
      { path: 'cid', message: tripTexts.carRequired },
    ]);
    await app.db.deleteFrom('cars').where('id', '=', cid).execute();
    const { body } = await lecturer.call(routes.edit, withoutCar);
    expect(body).toMatchObject({ km: 99.5, cid: null, car: 'Škoda Octavia, EL 4K123' });
    const other = await insertCar(app.db, person.id, { brand: 'Fiat', model: 'Panda', registration_nr: 'X' });
    const again = { params: { id }, body: { ...edited(), cid: other, version: 2 } };
    expect((await lecturer.call(routes.edit, again)).body.car).toBe('Fiat Panda, X');
  });

  test('goes neither out of a closed month nor into one', async () => {
    const [old, current] = [
      await insertTrip(app.db, person.id, { cid, date: '2026-10-10' }),
      await insertTrip(app.db, person.id, { cid }),
    ];
    const edit = (id: number, date: string) =>
      lecturer.call(routes.edit, { params: { id }, body: edited({ date }) });
    expect((await edit(old, '2026-11-10')).error.code).toBe('month/not-open');
    expect((await edit(current, '2026-10-10')).error.code).toBe('month/not-open');
    await report('2026-10', 0);
    expect((await edit(old, '2026-11-10')).status).toBe(200);
  });
});

describe('POST /api/trips/{id}/clone', () => {
  const clone = async (id: number, who = lecturer) => who.call(routes.clone, { params: { id } });

  test('copies on its own day while that month is open', async () => {
    const id = await insertTrip(app.db, person.id, { cid, ...roundTrip, comment: 'egzamin' });
    const { body } = await clone(id);
    expect(body).toMatchObject({ cid, km: 130, date: '2026-11-14', return_date: '2026-11-15', version: 1 });
    expect(body).toMatchObject({ comment: 'egzamin', car: 'Škoda Octavia, EL 4K123' });
    expect(body.id).not.toBe(id);
    expect(await app.auditOf('trip.clone', body.id)).toHaveLength(1);
  });

  test('of a closed month it lands on today and takes as many days; the rate of then stays behind', async () => {
    const journey = { date: '2026-09-05', return_to_start: true, return_date: '2026-09-07' };
    const id = await insertTrip(app.db, person.id, { cid, ...journey });
    await app.db.updateTable('trips').set({ accepted_rate: 89 }).where('id', '=', id).execute();
    const { body } = await clone(id);
    expect(body).toMatchObject({ date: '2026-11-16', return_date: '2026-11-18' });
    expect(await readAcceptedRate(body.id)).toBeNull();
    // The secretariat is bound to no month.
    expect((await clone(id, admin)).body.date).toBe('2026-09-05');
  });

  test('is refused when this month is closed as well', async () => {
    const id = await insertTrip(app.db, person.id, { cid, date: '2026-09-05' });
    await report('2026-11', 1);
    expect((await clone(id)).error.code).toBe('month/sent-or-accepted');
    expect((await listTrips()).items).toEqual([]);
  });

  test('two clicks with one key make one copy, and the key serves no other trip', async () => {
    const [id, other] = [
      await insertTrip(app.db, person.id, { cid }),
      await insertTrip(app.db, person.id, { cid }),
    ];
    const key = { 'idempotency-key': randomUUID() };
    const send = (which: number) => lecturer.call(routes.clone, { params: { id: which } }, key);
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(id)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await send(other)).error.code).toBe('idempotency/other-request');
    expect((await listTrips()).items).toHaveLength(3);
  });
});

describe('POST /api/trips/delete-multiple', () => {
  test('deletes the chosen ones and keeps a trace', async () => {
    const ids = [await insertTrip(app.db, person.id, { cid }), await insertTrip(app.db, person.id, { cid })];
    expect((await lecturer.call(routes.removeMany, { body: ids })).status).toBe(200);
    expect((await listTrips()).items).toEqual([]);
    expect(await app.auditOf('trip.delete', ids[0] ?? 0)).toMatchObject([{ before: { km: 130 } }]);
  });

  test('one of a closed month keeps them all', async () => {
    const ids = [
      await insertTrip(app.db, person.id, { cid }),
      await insertTrip(app.db, person.id, { cid, date: '2026-10-01' }),
    ];
    expect((await lecturer.call(routes.removeMany, { body: ids })).error.code).toBe('month/not-open');
    expect((await listTrips()).items).toHaveLength(1);
    expect((await admin.call(routes.removeMany, { body: ids })).status).toBe(200);
  });
});
