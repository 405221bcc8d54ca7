import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { carRoutes as routes } from '@indeks/contract/month/cars/cars.routes';
import { carFields, insertCar } from '#testing/month/cars.ts';
import type { Client } from '#testing/client.ts';
import type { Person } from '#testing/identity/people.ts';
import { insertReport } from '#testing/month/reports.ts';
import { judgeRace, oneWins } from '#testing/stale-writes.ts';
import { startTestApp } from '#testing/test-app.ts';
import { insertTrip } from '#testing/month/trips.ts';

let person: Person;
let lecturer: Client;

const app = await startTestApp();
const admin = await app.signedIn(1);
beforeEach(async () => {
  person = await app.person({ role: 0 });
  lecturer = await app.signedInAs(person);
});
afterAll(() => app.close());

const brands = async (who = lecturer, query = {}) =>
  (await who.call(routes.list, { query })).body.items.map((car) => car.brand);

describe('GET /api/cars', () => {
  test('gives one’s own cars by brand in the Polish order', async () => {
    await insertCar(app.db, (await app.person({ role: 0 })).id);
    for (const brand of ['Żuk', 'Łada', 'Opel', 'Lancia']) await insertCar(app.db, person.id, { brand });
    expect(await brands()).toEqual(['Lancia', 'Łada', 'Opel', 'Żuk']);
  });

  test('the secretariat names the person, others may not', async () => {
    await insertCar(app.db, person.id);
    expect(await brands(admin, { user: person.id })).toEqual(['Škoda']);
    expect(await brands(admin)).toEqual([]);
    const other = await app.signedIn(0);
    const { status, error } = await other.call(routes.list, { query: { user: person.id } });
    expect([status, error.code]).toEqual([403, 'auth/not-allowed']);
  });
});

describe('POST /api/cars', () => {
  test('stores the capacity as a number and keeps a trace', async () => {
    const { body } = await lecturer.call(routes.create, { body: carFields });
    expect(body).toMatchObject({ ...carFields, engine: 1598, version: 1 });
    expect(await app.auditOf('car.create', body.id)).toMatchObject([{ after: { brand: 'Škoda' } }]);
  });

  test('writes the plate in capitals', async () => {
    const { body } = await lecturer.call(routes.create, {
      body: { ...carFields, registration_nr: ' el 4kż12 ' },
    });
    expect(body.registration_nr).toBe('EL 4KŻ12');
  });

  test.each([
    ['brand', '', 'Podanie modelu pojazdu jest wymagane'],
    ['model', ' ', 'Podanie modelu pojazdu jest wymagane'],
    ['engine', '', 'Podanie pojemności silnika jest wymagane'],
    ['engine', '1598 cm3', 'Proszę podać wyłącznie cyfry'],
    ['engine', '-5', 'Proszę podać wyłącznie cyfry'],
    ['registration_nr', '', 'Podanie numeru rejestracyjnego jest wymagane'],
  ])('%s "%s" says "%s"', async (field, value, message) => {
    const { status, error } = await lecturer.raw(routes.create, { body: { ...carFields, [field]: value } });
    expect(status).toBe(400);
    expect(error.fields).toEqual([{ path: field, message }]);
  });

  test('the largest engine the form takes fits into the database', async () => {
    const { body } = await lecturer.call(routes.create, { body: { ...carFields, engine: '99999' } });
    expect(body.engine).toBe(99_999);
  });

  test('for a person, and the trace names both', async () => {
    const { body } = await admin.call(routes.create, { query: { user: person.id }, body: carFields });
    expect(await brands()).toEqual(['Škoda']);
    const [entry] = await app.db
      .selectFrom('audit_log')
      .select(['actor_id', 'for_user_id'])
      .where('action', '=', 'car.create')
      .where('subject_id', '=', String(body.id))
      .execute();
    expect(entry?.for_user_id).toBe(person.id);
    expect(entry?.actor_id).not.toBe(person.id);
  });

  test('for a person who is not there: nothing', async () => {
    const { status } = await admin.call(routes.create, { query: { user: 2_000_000_000 }, body: carFields });
    expect(status).toBe(404);
  });

  test('two clicks with one key make one car', async () => {
    const key = { 'idempotency-key': randomUUID() };
    await Promise.all([1, 2, 3].map(() => lecturer.call(routes.create, { body: carFields }, key)));
    expect(await brands()).toHaveLength(1);
  });
});

describe('PUT /api/cars/{id}', () => {
  test('changes it whatever the state of a month', async () => {
    const id = await insertCar(app.db, person.id);
    await insertReport(app.db, { userId: person.id, type: 'przejazd', month: '2026-11', status: 2 });
    const body = { ...carFields, brand: 'Tarpan', engine: '2120', version: 1 };
    const { body: after } = await lecturer.call(routes.edit, { params: { id }, body });
    expect(after).toMatchObject({ brand: 'Tarpan', engine: 2120, version: 2 });
    expect(await app.auditOf('car.edit', id)).toMatchObject([
      { before: { brand: 'Škoda' }, after: { brand: 'Tarpan' } },
    ]);
  });

  test('of two who read the same version one wins and the other sees the current row', async () => {
    const id = await insertCar(app.db, person.id);
    const edit = (who: Client, brand: string) =>
      who.call(routes.edit, { params: { id }, body: { ...carFields, brand, version: 1 } });
    const answers = await Promise.all([edit(lecturer, 'A'), edit(admin, 'B')]);
    expect(judgeRace(answers, 'brand')).toMatchObject(oneWins);
  });

  test('another’s car is as good as missing', async () => {
    const id = await insertCar(app.db, person.id);
    const other = await app.signedIn(0);
    const { status } = await other.call(routes.edit, { params: { id }, body: { ...carFields, version: 1 } });
    expect(status).toBe(404);
  });
});

describe('DELETE /api/cars/{id}', () => {
  test('a used car can be deleted; its trips keep their copy', async () => {
    const id = await insertCar(app.db, person.id);
    const tripId = await insertTrip(app.db, person.id, { cid: id });
    expect((await lecturer.call(routes.remove, { params: { id } })).status).toBe(200);
    expect(await brands()).toEqual([]);
    const trip = await app.db
      .selectFrom('trips')
      .select(['cid', 'car_brand', 'car_registration_nr'])
      .where('id', '=', tripId)
      .executeTakeFirstOrThrow();
    expect(trip).toEqual({ cid: null, car_brand: 'Škoda', car_registration_nr: carFields.registration_nr });
    expect(await app.auditOf('car.delete', id)).toHaveLength(1);
  });

  test('for a person: only a car of that person', async () => {
    const id = await insertCar(app.db, person.id);
    const other = await app.person({ role: 0 });
    const remove = (who: Client, user: number) =>
      who.call(routes.remove, { params: { id }, query: { user } });
    expect((await remove(admin, other.id)).status).toBe(404);
    expect((await remove(await app.signedInAs(other), person.id)).status).toBe(403);
    expect((await remove(admin, person.id)).status).toBe(200);
    expect((await remove(admin, person.id)).status).toBe(404);
  });
});
