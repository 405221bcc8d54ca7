import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { proposalRoutes as routes } from '@indeks/contract/month/proposals/proposals.routes';
import { tripRoutes } from '@indeks/contract/month/trips/trips.routes';
import { workTimeRoutes } from '@indeks/contract/month/work-times/work-times.routes';
import { insertCar } from '#testing/month/cars.ts';
import type { Client } from '#testing/client.ts';
import { insertMeeting } from '#testing/month/meetings.ts';
import type { Person } from '#testing/identity/people.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { insertReport } from '#testing/month/reports.ts';
import { startTestApp } from '#testing/test-app.ts';
import { insertTrip } from '#testing/month/trips.ts';
import { insertWorkTime } from '#testing/month/work-times.ts';

/** A fresh lecturer who drove to Gdańsk before; the clock shows Monday, 16 November 2026. */
let person: Person;
let lecturer: Client;
let cid: number;

const app = await startTestApp();
const place = await insertPlace(app.db, 'Gdańsk');
beforeEach(async () => {
  person = await app.person({ role: 0 });
  lecturer = await app.signedInAs(person);
  cid = await insertCar(app.db, person.id);
});
afterAll(() => app.close());

const meeting = (start = '2026-11-13', end = '2026-11-15', at = place) =>
  insertMeeting(app.db, person.id, at, { dates: { start, end } });
const droveBefore = () =>
  insertTrip(app.db, person.id, {
    cid,
    date: '2026-09-05',
    start: 'Zgierz',
    destination: 'gdańsk',
    km: 340.5,
  });
const worked = (date: string, hours: number, city = 'Gdańsk') =>
  insertWorkTime(app.db, person.id, { date, hours, city });
const proposals = async (month = '2026-11', who = lecturer, user?: number) =>
  (await who.call(routes.list, { query: { month, ...(user && { user }) } })).body.items;

describe('GET /api/dashboard/proposals', () => {
  test('a weekend proposes hours for each day and the way there and back, as the last time', async () => {
    const meetingId = await meeting();
    await worked('2026-09-05', 7.5);
    await worked('2026-09-04', 3);
    await droveBefore();
    const day = (date: string) => ({ date, city: 'Gdańsk', hours: 7.5, comment: '' });
    expect(await proposals()).toEqual([
      {
        meetingId,
        cityName: 'Gdańsk',
        start: '2026-11-13',
        end: '2026-11-15',
        times: ['2026-11-13', '2026-11-14', '2026-11-15'].map(day),
        trip: {
          cid,
          start: 'Zgierz',
          destination: 'Gdańsk',
          km: 340.5,
          return_to_start: true,
          date: '2026-11-13',
          return_date: '2026-11-15',
          comment: '',
        },
      },
    ]);
  });

  test('confirming them writes what was proposed, and nothing is proposed again', async () => {
    await meeting('2026-11-14', '2026-11-15');
    await droveBefore();
    const [proposal] = await proposals();
    expect((await lecturer.call(tripRoutes.list, { query: november })).body.items).toEqual([]);
    for (const body of proposal?.times ?? [])
      expect((await lecturer.call(workTimeRoutes.create, { body })).status).toBe(200);
    if (proposal?.trip) await lecturer.call(tripRoutes.create, { body: proposal.trip });
    expect((await lecturer.call(tripRoutes.list, { query: november })).body.total).toBe(681);
    expect(await proposals()).toEqual([]);
  });

  test('the first time at a place: six hours a day, and no trip, since nobody knows how far', async () => {
    await meeting('2026-11-14', '2026-11-14');
    expect(await proposals()).toMatchObject([{ times: [{ hours: 6 }], trip: null }]);
  });

  test('a car that is gone drives nobody', async () => {
    await meeting();
    await droveBefore();
    await app.db.deleteFrom('cars').where('id', '=', cid).execute();
    expect(await proposals()).toMatchObject([{ trip: null }]);
  });

  test('days with hours are left out, in whatever city', async () => {
    await meeting();
    await worked('2026-11-14', 4, 'Sopot');
    const [proposal] = await proposals();
    expect(proposal?.times.map(({ date }) => date)).toEqual(['2026-11-13', '2026-11-15']);
  });

  test.each([
    ['2026-11-11', null, true],
    ['2026-11-12', null, false],
    ['2026-11-16', null, false],
    ['2026-11-17', null, true],
    ['2026-11-02', '2026-11-12', false],
    ['2026-11-02', '2026-11-11', true],
  ])('with a trip on %s back on %s another is proposed: %s', async (date, return_date, proposed) => {
    await meeting();
    await droveBefore();
    await insertTrip(app.db, person.id, { cid, date, return_date, return_to_start: return_date !== null });
    const [proposal] = await proposals();
    expect(proposal?.trip !== null).toBe(proposed);
  });

  test('nothing is proposed in a closed month: too old, sent, or still to come', async () => {
    await droveBefore();
    await meeting('2026-10-09', '2026-10-11');
    await meeting('2026-12-04', '2026-12-06');
    expect([await proposals('2026-10'), await proposals('2026-12')]).toEqual([[], []]);
    await meeting();
    await insertReport(app.db, { userId: person.id, type: 'czas', month: '2026-11', status: 1 });
    expect(await proposals()).toMatchObject([{ times: [], trip: { km: 340.5 } }]);
    await insertReport(app.db, { userId: person.id, type: 'przejazd', month: '2026-11', status: 2 });
    expect(await proposals()).toEqual([]);
  });

  test('a weekend over the end of a month proposes the days that are open', async () => {
    await insertReport(app.db, { userId: person.id, type: 'czas', month: '2026-10', status: 0 });
    await insertReport(app.db, { userId: person.id, type: 'czas', month: '2026-11', status: 1 });
    await meeting('2026-10-31', '2026-11-01');
    const [proposal] = await proposals('2026-10');
    expect(proposal?.times.map(({ date }) => date)).toEqual(['2026-10-31']);
  });

  test.each([
    ['2026-11-19T12:00:00Z', 0],
    // Midnight in Warsaw: Friday begins.
    ['2026-11-19T23:00:00Z', 1],
    ['2026-11-23T12:00:00Z', 1],
  ])('at %s the weekend of 20 November makes %i proposals', async (now, count) => {
    await meeting('2026-11-20', '2026-11-22');
    app.clock.set(now);
    expect(await proposals('2026-11', await app.signedInAs(person))).toHaveLength(count);
    app.clock.set('2026-11-16T08:00:00Z');
  });

  test('the secretariat sees what the person sees', async () => {
    await meeting();
    await meeting('2026-10-09', '2026-10-11');
    const admin = await app.signedIn(1);
    expect(await proposals('2026-11', admin, person.id)).toHaveLength(1);
    expect(await proposals('2026-10', admin, person.id)).toEqual([]);
    const other = await app.signedIn(0);
    const query = { month: '2026-11', user: person.id };
    expect((await other.call(routes.list, { query })).error.code).toBe('auth/not-allowed');
  });

  test('takes at most six statements, however many weekends', async () => {
    for (const start of ['2026-11-06', '2026-11-07', '2026-11-13', '2026-11-14']) await meeting(start, start);
    const { result, statements } = await app.counting(() => proposals());
    expect(result).toHaveLength(4);
    expect(statements.length).toBeLessThanOrEqual(6);
  });
});

const november = { from: '2026-11-01', to: '2026-11-30' };
