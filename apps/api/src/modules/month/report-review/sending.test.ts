import { reportRoutes as routes } from '@indeks/contract/month/report-review/report-review.routes';
import { workTimeRoutes } from '@indeks/contract/month/work-times/work-times.routes';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { insertMeeting } from '#testing/month/meetings.ts';
import type { Person } from '#testing/identity/people.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { insertSomeQuestionnaire } from '#testing/employment/questionnaires.ts';
import { startTestApp } from '#testing/test-app.ts';
import { insertTrip } from '#testing/month/trips.ts';
import { hoursFields, insertWorkTime } from '#testing/month/work-times.ts';

/** A fresh lecturer for each test; the clock shows Monday, 16 November 2026. */
let person: Person;
let lecturer: Client;

const november = { date_from: '2026-11-01', date_to: '2026-11-30' };
const ofNovember = { from: november.date_from, to: november.date_to };

const app = await startTestApp();
const admin = await app.signedIn(1);
beforeEach(async () => {
  person = await app.person({ role: 0 });
  lecturer = await app.signedInAs(person);
  await insertSomeQuestionnaire(app.db, person.id);
});
afterAll(() => app.close());

const submitMany = (types: ('czas' | 'przejazd' | 'zjazd')[], who = lecturer) =>
  who.call(routes.submitMany, { body: { ...november, types } });
const withdraw = (who = lecturer) => who.call(routes.withdraw, { body: { ...november, type: 'czas' } });
const decide = (status: 0 | 2, version: number, reason = '') =>
  admin.call(routes.decide, {
    params: { id: person.id },
    body: { ...november, type: 'czas', status, version, reason },
  });
const statuses = async () => {
  const { items } = (await lecturer.call(routes.list, { query: ofNovember })).body;
  return Object.fromEntries(items.map(({ type, status }) => [type, status]));
};

describe('days to come', () => {
  test.each<['czas' | 'przejazd', object]>([
    ['czas', { date: '2026-11-17' }],
    ['przejazd', { date: '2026-11-17' }],
    // It is over when the driver is back.
    ['przejazd', { date: '2026-11-15', return_to_start: true, return_date: '2026-11-17' }],
  ])('hold up a report of %s with %j', async (type, entry) => {
    await (type === 'czas' ? insertWorkTime : insertTrip)(app.db, person.id, entry);
    const { status, error } = await lecturer.call(routes.submit, { body: { ...november, type } });
    expect([status, error.code]).toEqual([422, 'report/days-ahead']);
    expect(error.message).toContain('17.11.2026');
    expect(await statuses()).toEqual({});
  });

  test('do not hold up today, nor weekends, which may be planned', async () => {
    await insertWorkTime(app.db, person.id, { date: '2026-11-16' });
    await insertMeeting(app.db, person.id, await insertPlace(app.db), {
      dates: { start: '2026-11-21', end: '2026-11-22' },
    });
    expect((await submitMany(['czas', 'zjazd'])).status).toBe(200);
  });
});

describe('without a questionnaire', () => {
  const erase = () => app.db.deleteFrom('questionnaires').where('user_id', '=', person.id).execute();
  beforeEach(async () => {
    await insertWorkTime(app.db, person.id);
    await erase();
  });

  test.each([
    [0, 'Przed wysłaniem raportu trzeba wypełnić kwestionariusz osobowy w\u00a0ustawieniach konta.'],
    [1, 'Przed wysłaniem raportu trzeba wypełnić dane firmy w\u00a0ustawieniach konta.'],
  ] as const)('nothing is sent (company: %i)', async (is_company, message) => {
    await app.db.updateTable('users').set({ is_company }).where('id', '=', person.id).execute();
    const { status, error } = await submitMany(['czas']);
    expect([status, error.code, error.message]).toEqual([422, 'report/questionnaire-missing', message]);
    expect(await statuses()).toEqual({});
  });

  test('the preview says so before', async () => {
    const { body } = await lecturer.call(routes.preview, { query: { month: '2026-11' } });
    expect(body.questionnaire_missing).toBe(true);
    expect(body.previews.map(({ can }) => can.submit)).toEqual([false, false, false]);
  });

  test.each([5, 7, 8] as const)('role %i is asked for it too, and sends once it is there', async (role) => {
    const other = await app.person({ role });
    const client = await app.signedInAs(other);
    await insertWorkTime(app.db, other.id);
    expect((await submitMany(['czas'], client)).error.code).toBe('report/questionnaire-missing');
    await insertSomeQuestionnaire(app.db, other.id);
    expect((await submitMany(['czas'], client)).status).toBe(200);
  });

  test('a report that is sent already can be withdrawn', async () => {
    await insertSomeQuestionnaire(app.db, person.id);
    await submitMany(['czas']);
    await erase();
    expect((await withdraw()).status).toBe(200);
  });
});

describe('GET /api/reports/preview', () => {
  test('tells of each kind what would be sent, and what stands in the way', async () => {
    await insertWorkTime(app.db, person.id, { date: '2026-11-14', hours: 6.5 });
    await insertWorkTime(app.db, person.id, { date: '2026-11-15', hours: 4 });
    await insertWorkTime(app.db, person.id, { date: '2026-10-31', hours: 4 });
    await insertTrip(app.db, person.id, { date: '2026-11-20', km: 120.5 });
    const { body } = await lecturer.call(routes.preview, { query: { month: '2026-11' } });
    const none = { ahead: [], status: null };
    expect(body.previews).toEqual([
      { type: 'czas', entries: 2, total: 10.5, ...none, can: { submit: true } },
      { type: 'przejazd', entries: 1, total: 120.5, ...none, ahead: ['2026-11-20'], can: { submit: false } },
      { type: 'zjazd', entries: 0, total: 0, ...none, can: { submit: false } },
    ]);
  });

  test('names only what the role sends', async () => {
    const { body } = await (await app.signedIn(8)).call(routes.preview, { query: { month: '2026-11' } });
    expect(body.previews.map(({ type }) => type)).toEqual(['czas']);
  });
});

describe('POST /api/reports/submit-multiple', () => {
  test('sends several kinds, each with its trace', async () => {
    await insertWorkTime(app.db, person.id);
    await insertTrip(app.db, person.id);
    const { body } = await submitMany(['przejazd', 'czas']);
    expect(await statuses()).toEqual({ czas: 1, przejazd: 1 });
    for (const { id } of body.items) expect(await app.auditOf('report.send', id)).toHaveLength(1);
  });

  test('sends none when one cannot be sent', async () => {
    await insertWorkTime(app.db, person.id);
    expect((await submitMany(['czas', 'zjazd'])).error.code).toBe('report/nothing-to-send');
    expect(await statuses()).toEqual({});
  });

  test('is refused for a kind that the role does not send', async () => {
    const mba = await app.person({ role: 8 });
    await insertTrip(app.db, mba.id);
    expect((await submitMany(['przejazd'], await app.signedInAs(mba))).error.code).toBe('auth/not-allowed');
  });
});

describe('POST /api/reports/withdraw', () => {
  beforeEach(async () => {
    await insertWorkTime(app.db, person.id);
    await submitMany(['czas']);
  });

  test('makes the month what it was: not sent and open', async () => {
    const { status, body } = await withdraw();
    expect([status, body]).toEqual([200, { report: null }]);
    expect(await statuses()).toEqual({});
    expect((await lecturer.call(workTimeRoutes.create, { body: hoursFields() })).status).toBe(200);
    const trace = await app.db
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('action', '=', 'report.withdraw')
      .where('actor_id', '=', person.id)
      .execute();
    expect(trace).toMatchObject([{ before: { status: 1 }, after: null }]);
    expect((await submitMany(['czas'])).status).toBe(200);
  });

  test('makes a month that had been rejected rejected again, with its reason', async () => {
    await decide(0, 1, 'Brakuje soboty');
    await submitMany(['czas']);
    const { body } = await withdraw();
    expect(body.report).toMatchObject({ status: 0, reason: 'Brakuje soboty', version: 4 });
    expect(body.report?.decided_at).not.toBeNull();
  });

  test('comes too late once it is decided', async () => {
    await decide(2, 1);
    const { status, error } = await withdraw();
    expect([status, error.code]).toEqual([409, 'report/already-decided']);
    expect(await statuses()).toEqual({ czas: 2 });
  });

  test('finds only one’s own', async () => {
    expect((await withdraw(await app.signedIn(0))).status).toBe(404);
    expect(await statuses()).toEqual({ czas: 1 });
  });

  test('of a withdrawal and a decision at once one wins', async () => {
    const [one, other] = await Promise.all([withdraw(), decide(2, 1)]);
    const won = [one.status === 200, other.status === 200];
    expect(won[0]).not.toBe(won[1]);
    expect(await statuses()).toEqual(won[0] ? {} : { czas: 2 });
  });
});
