import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { accountRoutes } from '@indeks/contract/identity/accounts/accounts.routes';
import { rateRoutes as routes } from '@indeks/contract/month/rates/rates.routes';
import { reportRoutes } from '@indeks/contract/month/report-review/report-review.routes';
import { tripRoutes } from '@indeks/contract/month/trips/trips.routes';
import { insertCar } from '#testing/month/cars.ts';
import type { Person } from '#testing/identity/people.ts';
import { insertReport } from '#testing/month/reports.ts';
import { startTestApp } from '#testing/test-app.ts';
import { insertTrip } from '#testing/month/trips.ts';

let person: Person;

const app = await startTestApp();
const admin = await app.signedIn(1);
beforeEach(async () => void (person = await app.person({ role: 0 })));
afterAll(() => app.close());

const set = (body: { rate: number; small_rate?: number; from?: string }) =>
  admin.call(routes.set, { params: { id: person.id }, body });
const get = async () => (await admin.call(routes.list, { params: { id: person.id } })).body;

describe('PUT /api/users/{id}/ratePerKm', () => {
  test('holds from today unless another day is said, and the newest that has begun is current', async () => {
    expect(await get()).toEqual({ current: null, items: [] });
    expect((await set({ rate: 115 })).body).toEqual({
      current: 115,
      items: [{ rate: 115, small_rate: null, from: '2026-11-16' }],
    });
    await set({ rate: 89, from: '2026-01-01' });
    await set({ rate: 130, from: '2026-11-17' });
    expect(await get()).toEqual({
      current: 115,
      items: [
        { rate: 130, small_rate: null, from: '2026-11-17' },
        { rate: 115, small_rate: null, from: '2026-11-16' },
        { rate: 89, small_rate: null, from: '2026-01-01' },
      ],
    });
  });

  test('of the same day it is corrected, also by two at once', async () => {
    await Promise.all([set({ rate: 100 }), set({ rate: 105 }), set({ rate: 110 })]);
    await set({ rate: 0 });
    expect(await get()).toEqual({ current: 0, items: [{ rate: 0, small_rate: null, from: '2026-11-16' }] });
  });

  test('every change leaves a trace with what held before', async () => {
    await set({ rate: 89, from: '2026-01-01' });
    await set({ rate: 115, small_rate: 89, from: '2026-06-01' });
    expect(await app.auditOf('rate.set', person.id)).toEqual([
      { before: { rate: null }, after: { rate: 89, small_rate: null, from: '2026-01-01' } },
      { before: { rate: 89, small_rate: null }, after: { rate: 115, small_rate: 89, from: '2026-06-01' } },
    ]);
  });

  test.each([-1, 1.5, 100_000, '115', null])('refuses %j in the words of the specification', async (rate) => {
    const { status, error } = await admin.raw(routes.set, { params: { id: person.id }, body: { rate } });
    expect(status).toBe(400);
    expect(error.fields).toEqual([{ path: 'rate', message: 'Stawka musi być wartością liczbową' }]);
  });
});

test('the session tells the rate of today', async () => {
  await set({ rate: 89, from: '2026-01-01' });
  await set({ rate: 115, from: '2026-11-17' });
  const lecturer = await app.signedInAs(person);
  expect((await lecturer.call(accountRoutes.current)).body.user.rate_per_km).toBe(89);
  const other = await app.signedIn(0);
  expect((await other.call(accountRoutes.current)).body.user.rate_per_km).toBeNull();
});

describe('a rate of small engines', () => {
  test('holds for the cars that have one: on the screen, in the remarks and when the month is accepted', async () => {
    await set({ rate: 115, small_rate: 89, from: '2026-01-01' });
    const small = await insertCar(app.db, person.id, { engine: '900', registration_nr: 'EL 900' });
    const large = await insertCar(app.db, person.id, { engine: '901', registration_nr: 'EL 901' });
    await insertTrip(app.db, person.id, { cid: small, date: '2026-10-10' });
    await insertTrip(app.db, person.id, { cid: large, date: '2026-10-11' });
    await insertReport(app.db, { userId: person.id, type: 'przejazd', month: '2026-10', status: 1 });
    const lecturer = await app.signedInAs(person);
    const { body } = await lecturer.call(tripRoutes.list, {
      query: { from: '2026-10-01', to: '2026-10-31' },
    });
    expect(body).toMatchObject({ rate_per_km: 115, small_rate_per_km: 89 });
    expect(body.items.map(({ rate }) => rate)).toEqual([89, 115]);
    const review = await admin.call(reportRoutes.review, {
      params: { id: person.id },
      query: { month: '2026-10', type: 'przejazd' },
    });
    expect(review.body.concerns.filter(({ kind }) => kind === 'high-rate')).toEqual([]);
    await admin.call(reportRoutes.decide, {
      params: { id: person.id },
      body: { date_from: '2026-10-01', date_to: '2026-10-31', type: 'przejazd', status: 2, version: 1 },
    });
    const kept = app.db.selectFrom('trips').select('accepted_rate').where('user_id', '=', person.id);
    expect(await kept.orderBy('date').execute()).toEqual([{ accepted_rate: 89 }, { accepted_rate: 115 }]);
  });
});

describe('an accepted month', () => {
  const acceptedRates = () =>
    app.db
      .selectFrom('trips')
      .select(['date', 'accepted_rate'])
      .where('user_id', '=', person.id)
      .orderBy('date')
      .execute();
  const accept = () =>
    admin.call(reportRoutes.decide, {
      params: { id: person.id },
      body: { date_from: '2026-10-01', date_to: '2026-10-31', type: 'przejazd', status: 2, version: 1 },
    });

  test('keeps the rate of each trip’s day, whatever is set later for whatever day', async () => {
    await set({ rate: 89, from: '2026-01-01' });
    await set({ rate: 115, from: '2026-10-15' });
    for (const date of ['2026-09-30', '2026-10-01', '2026-10-14', '2026-10-15', '2026-10-31', '2026-11-01'])
      await insertTrip(app.db, person.id, { date });
    await insertReport(app.db, { userId: person.id, type: 'przejazd', month: '2026-10', status: 1 });
    expect((await accept()).status).toBe(200);
    const kept = [
      { date: '2026-09-30', accepted_rate: null },
      { date: '2026-10-01', accepted_rate: 89 },
      { date: '2026-10-14', accepted_rate: 89 },
      { date: '2026-10-15', accepted_rate: 115 },
      { date: '2026-10-31', accepted_rate: 115 },
      { date: '2026-11-01', accepted_rate: null },
    ];
    expect(await acceptedRates()).toEqual(kept);
    const [trace] = await app.auditOf('trip.fix-rates', person.id);
    expect(trace?.after).toMatchObject([89, 89, 115, 115].map((accepted_rate) => ({ accepted_rate })));
    await set({ rate: 50, from: '2026-01-01' });
    await set({ rate: 60, from: '2026-10-10' });
    expect(await acceptedRates()).toEqual(kept);
  });

  test('is not accepted while a trip has no rate, and is once one covers its day', async () => {
    for (const date of ['2026-10-10', '2026-10-11', '2026-10-10'])
      await insertTrip(app.db, person.id, { date });
    await insertReport(app.db, { userId: person.id, type: 'przejazd', month: '2026-10', status: 1 });
    const waiting = async () =>
      (await admin.call(reportRoutes.waiting, { query: { month: '2026-10' } })).body.clean;
    const cleanBefore = await waiting();
    await set({ rate: 115, from: '2026-10-11' });
    const { status, error } = await accept();
    expect(status).toBe(409);
    expect(error).toMatchObject({
      code: 'report/trip-without-rate',
      message:
        'Nie można zaakceptować przejazdów bez stawki za kilometr. Ustal stawkę, która obowiązuje w\u00a0dniach: 10.10.2026.',
    });
    expect((await acceptedRates()).map(({ accepted_rate }) => accepted_rate)).toEqual([null, null, null]);
    await set({ rate: 89, from: '2026-01-01' });
    expect(await waiting()).toBe(cleanBefore);
    expect((await accept()).status).toBe(200);
    expect((await acceptedRates()).map(({ accepted_rate }) => accepted_rate)).toEqual([89, 89, 115]);
  });
});
