import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { dashboardRoutes as routes } from '@indeks/contract/home/dashboard/dashboard.routes';
import type { Client } from '#testing/client.ts';
import { insertMeeting } from '#testing/month/meetings.ts';
import type { Person } from '#testing/identity/people.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { insertReport } from '#testing/month/reports.ts';
import { startTestApp } from '#testing/test-app.ts';
import { insertTrip } from '#testing/month/trips.ts';
import { insertWorkTime } from '#testing/month/work-times.ts';

/** A fresh lecturer for each test; the clock shows Monday, 16 November 2026. */
let person: Person;
let lecturer: Client;

const app = await startTestApp();
const place = await insertPlace(app.db, 'Łódź');
beforeEach(async () => {
  app.clock.set('2026-11-16T08:00:00Z');
  person = await app.person({ role: 0 });
  lecturer = await app.signedInAs(person);
});
afterAll(() => app.close());

const hours = (date: string, amount: number) => insertWorkTime(app.db, person.id, { date, hours: amount });
const meeting = (start: string, end = start) =>
  insertMeeting(app.db, person.id, place, { dates: { start, end } });
const board = async (who = lecturer) => (await who.call(routes.get)).body;

describe('GET /api/dashboard', () => {
  test('of somebody new is empty, with twelve months', async () => {
    const body = await board();
    expect(body).toMatchObject({
      month: '2026-11',
      sendUntil: '2026-12-05',
      times_total: 0,
      trips_total: 0,
      meetings_total: 0,
      counts: { times: 0, trips: 0, meetings: 0 },
      nextMeeting: null,
      reports: [],
    });
    for (const bars of [body.times, body.trips, body.meetings]) {
      const months = bars.map(({ month }) => month);
      expect([months.length, months[0], months[1], months[11]]).toEqual([
        12,
        '2025-12',
        '2026-01',
        '2026-11',
      ]);
      expect(bars.every(({ value }) => value === 0)).toBe(true);
    }
  });

  test('sums everything, shows twelve months and counts this one', async () => {
    for (const [date, amount] of [
      ['2020-02-29', 8],
      ['2026-11-14', 6.5],
      ['2026-11-15', 0.5],
    ] as const)
      await hours(date, amount);
    await insertTrip(app.db, person.id, { date: '2025-12-31', km: 0.1 });
    await insertTrip(app.db, person.id, {
      date: '2026-11-14',
      km: 0.1,
      return_to_start: true,
      return_date: '2026-11-15',
    });
    await meeting('2026-10-31', '2026-11-01');
    await meeting('2026-11-27');
    await meeting('2026-12-04');
    const body = await board();
    // What is planned for a later month counts when it comes.
    expect(body).toMatchObject({ times_total: 15, trips_total: 0.3, meetings_total: 2 });
    expect(body.times.at(-1)).toEqual({ month: '2026-11', value: 7 });
    expect([body.trips.at(0)?.value, body.trips.at(-1)?.value]).toEqual([0.1, 0.2]);
    expect(body.meetings.slice(-2).map(({ value }) => value)).toEqual([1, 1]);
    expect(body.counts).toEqual({ times: 2, trips: 1, meetings: 1 });
  });

  test.each([
    ['2026-11-12T08:00:00Z', '2026-11-13'],
    ['2026-11-15T22:59:00Z', '2026-11-13'],
    ['2026-11-15T23:00:00Z', '2026-11-28'],
    ['2026-11-29T08:00:00Z', undefined],
  ])('at %s the next weekend starts on %s', async (now, start) => {
    await meeting('2026-11-13', '2026-11-15');
    await meeting('2026-11-28');
    app.clock.set(now);
    const next = (await board(await app.signedInAs(person))).nextMeeting;
    expect(next?.start).toBe(start);
    expect(next?.cityName).toBe(start && 'Łódź');
  });

  test('gives the reports of this month and of nobody else', async () => {
    const other = await app.person({ role: 0 });
    for (const [userId, type, month] of [
      [person.id, 'czas', '2026-11'],
      [person.id, 'zjazd', '2026-10'],
      [other.id, 'przejazd', '2026-11'],
    ] as const)
      await insertReport(app.db, { userId, type, month, status: 1 });
    expect((await board()).reports).toMatchObject([{ type: 'czas', status: 1, date_from: '2026-11-01' }]);
  });

  describe('what is to be done', () => {
    const tasks = async () =>
      (await board(await app.signedInAs(person))).tasks.map(({ kind, type, month, until }) =>
        [kind, type, month, until ?? ''].join(' ').trim(),
      );
    const report = (month: string, status: 0 | 1 | 2, type: 'czas' | 'przejazd' | 'zjazd' = 'czas') =>
      insertReport(app.db, { userId: person.id, type, month, status });

    test.each([
      ['2026-11-05T08:00:00Z', ['unsent czas 2026-10 2026-11-05', 'unsent czas 2026-11 2026-12-05']],
      ['2026-11-06T08:00:00Z', ['unsent czas 2026-11 2026-12-05']],
    ])('at %s the open months with entries: %j', async (now, expected) => {
      for (const date of ['2026-09-10', '2026-10-10', '2026-11-03']) await hours(date, 4);
      app.clock.set(now);
      expect(await tasks()).toEqual(expected);
    });

    test('a month that was sent is none, and a rejected one comes first, however old', async () => {
      await hours('2026-11-10', 4);
      await insertTrip(app.db, person.id, { date: '2026-11-10' });
      await report('2026-11', 1);
      const old = await report('2024-03', 0, 'zjazd');
      await app.db
        .updateTable('monthly_reports')
        .set({ reason: 'Brakuje soboty' })
        .where('id', '=', old)
        .execute();
      expect(await tasks()).toEqual(['rejected zjazd 2024-03', 'unsent przejazd 2026-11 2026-12-05']);
      expect((await board()).tasks[0]?.reason).toBe('Brakuje soboty');
    });

    test('is only what the role sends', async () => {
      person = await app.person({ role: 8 });
      await hours('2026-11-10', 4);
      await insertTrip(app.db, person.id, { date: '2026-11-10' });
      expect(await tasks()).toEqual(['unsent czas 2026-11 2026-12-05']);
    });
  });

  test('takes at most six statements', async () => {
    const { statements } = await app.counting(() => board());
    expect(statements.length).toBeLessThanOrEqual(6);
  });
});
