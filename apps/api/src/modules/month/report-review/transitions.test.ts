import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Role } from '@indeks/contract/access/roles';
import type { ReportType } from '@indeks/contract/common/report-types';
import { reportRoutes as routes } from '@indeks/contract/month/report-review/report-review.routes';
import { notificationRoutes } from '@indeks/contract/notices/notifications/notifications.routes';
import { workTimeRoutes } from '@indeks/contract/month/work-times/work-times.routes';
import type { Client } from '#testing/client.ts';
import { insertMeeting } from '#testing/month/meetings.ts';
import type { Person } from '#testing/identity/people.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { insertSomeQuestionnaire } from '#testing/employment/questionnaires.ts';
import { insertRate } from '#testing/month/rates.ts';
import { startTestApp } from '#testing/test-app.ts';
import { insertTrip } from '#testing/month/trips.ts';
import { hoursFields, insertWorkTime } from '#testing/month/work-times.ts';

/** A fresh lecturer for each test; the clock shows Monday, 16 November 2026. */
let person: Person;
let lecturer: Client;

const november = { date_from: '2026-11-01', date_to: '2026-11-30' };

const app = await startTestApp();
const admin = await app.signedIn(1);
beforeEach(async () => {
  person = await app.person({ role: 0 });
  lecturer = await app.signedInAs(person);
  await insertSomeQuestionnaire(app.db, person.id);
});
afterAll(() => app.close());

const submit = (more: object = {}, who = lecturer) =>
  who.call(routes.submit, { body: { ...november, type: 'czas', ...more } });
const decide = (status: 0 | 2, more: object = {}, who = admin) =>
  who.call(routes.decide, {
    params: { id: person.id },
    body: { ...november, type: 'czas', status, version: 1, ...more },
  });
const entry: Record<ReportType, (userId: number) => Promise<number>> = {
  czas: (userId) => insertWorkTime(app.db, userId),
  przejazd: (userId) => insertTrip(app.db, userId),
  zjazd: async (userId) => insertMeeting(app.db, userId, await insertPlace(app.db)),
};

describe('POST /api/reports', () => {
  test('sends the month, keeps a trace and tells both sides', async () => {
    await insertWorkTime(app.db, person.id);
    const publish = vi.spyOn(app.services.realtime, 'publish');
    const { status, body } = await submit({ status: 1 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...november,
      uid: person.id,
      type: 'czas',
      status: 1,
      reason: null,
      version: 1,
    });
    expect(body.sent_at).toBe('2026-11-16T08:00:00.000Z');
    expect(await app.auditOf('report.send', body.id)).toMatchObject([{ before: null, after: { status: 1 } }]);
    expect(publish.mock.calls).toEqual([[{ users: [person.id], roles: [1, 11] }, 'reports', [body.id]]]);
    publish.mockRestore();
  });

  test.each<[type: ReportType, senders: Role[]]>([
    ['czas', [0, 5, 7, 8]],
    ['przejazd', [0, 5]],
    ['zjazd', [0, 5]],
  ])('%s may be sent by %j', async (type, senders) => {
    for (const role of [0, 1, 5, 7, 8, 11] as const) {
      const who = await app.person({ role });
      await insertSomeQuestionnaire(app.db, who.id);
      await entry[type](who.id);
      const { status } = await submit({ type }, await app.signedInAs(who));
      expect([role, status]).toEqual([role, senders.includes(role) ? 200 : 403]);
    }
  });

  test.each(['czas', 'przejazd', 'zjazd'] as const)('an empty month of %s cannot be sent', async (type) => {
    for (const other of ['czas', 'przejazd', 'zjazd'] as const)
      if (other !== type) await entry[other](person.id);
    const { status, error } = await submit({ type });
    expect([status, error.code]).toEqual([422, 'report/nothing-to-send']);
  });

  test('an entry of a neighbouring month does not fill it', async () => {
    await insertWorkTime(app.db, person.id, { date: '2026-10-31' });
    await insertWorkTime(app.db, person.id, { date: '2026-12-01' });
    expect((await submit()).error.code).toBe('report/nothing-to-send');
  });

  test('a month that has not begun cannot be sent', async () => {
    await insertMeeting(app.db, person.id, await insertPlace(app.db), {
      dates: { start: '2026-12-05', end: '2026-12-06' },
    });
    const december = { date_from: '2026-12-01', date_to: '2026-12-31', type: 'zjazd' };
    expect((await submit(december)).error.code).toBe('report/month-not-over');
  });

  test.each([
    ['2026-11-02', '2026-11-30'],
    ['2026-11-01', '2026-11-29'],
    ['2026-11-01', '2026-12-31'],
    ['2026-11-30', '2026-11-01'],
    ['2027-02-01', '2027-02-29'],
  ])('%s to %s is not a month', async (date_from, date_to) => {
    expect((await submit({ date_from, date_to })).status).toBe(400);
  });

  test('what was sent or accepted cannot be sent again, what was rejected can', async () => {
    await insertWorkTime(app.db, person.id);
    await submit();
    expect((await submit()).error.code).toBe('report/already-sent');
    await decide(0, { reason: 'Popraw' });
    const { body } = await submit();
    expect(body).toMatchObject({ status: 1, reason: null, decided_at: null, version: 3 });
    await decide(2, { version: 3 });
    expect((await submit()).error.code).toBe('report/already-sent');
  });

  test('no entry slips into a month while it is being sent', async () => {
    for (let round = 0; round < 15; round += 1) {
      const who = await app.person({ role: 0 });
      const client = await app.signedInAs(who);
      await insertSomeQuestionnaire(app.db, who.id);
      await insertWorkTime(app.db, who.id);
      const add = () => client.call(workTimeRoutes.create, { body: hoursFields({ hours: 1 }) });
      const answers = await Promise.all([add(), submit({}, client), add(), add()]);
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
      const actions = await app.db
        .selectFrom('audit_log')
        .select('action')
        .where('actor_id', '=', who.id)
        .orderBy('id')
        .execute();
      expect(actions.at(-1)?.action).toBe('report.send');
    }
  });

  test('a rejected month can be corrected long after and sent again', async () => {
    const september = { date_from: '2026-09-01', date_to: '2026-09-30' };
    const body = hoursFields({ date: '2026-09-12' });
    await insertWorkTime(app.db, person.id, body);
    expect((await lecturer.call(workTimeRoutes.create, { body })).error.code).toBe('month/not-open');
    await submit(september);
    await decide(0, september);
    expect((await lecturer.call(workTimeRoutes.create, { body })).status).toBe(200);
    expect((await submit(september)).body.status).toBe(1);
    expect((await lecturer.call(workTimeRoutes.create, { body })).error.code).toBe('month/sent-or-accepted');
  });
});

describe('POST /api/reports/user/{id}', () => {
  beforeEach(async () => {
    await insertWorkTime(app.db, person.id);
    await submit();
  });

  test('accepts, keeps a trace for whom, and tells both sides', async () => {
    const publish = vi.spyOn(app.services.realtime, 'publish');
    const { body } = await decide(2, { reason: 'zostanie pominięte' });
    expect(body).toMatchObject({ status: 2, reason: null, version: 2 });
    expect(body.decided_at).toBe('2026-11-16T08:00:00.000Z');
    const trace = await app.db
      .selectFrom('audit_log')
      .select(['for_user_id', 'before', 'after'])
      .where('action', '=', 'report.accept')
      .where('subject_id', '=', String(body.id))
      .execute();
    expect(trace).toMatchObject([{ for_user_id: person.id, before: { status: 1 }, after: { status: 2 } }]);
    expect(publish.mock.calls).toEqual([
      [{ users: [person.id] }, 'notifications', []],
      [{ users: [person.id], roles: [1, 11] }, 'reports', [body.id]],
    ]);
    const told = await lecturer.call(notificationRoutes.list, { query: { unread: true } });
    expect(told.body.items[0]).toMatchObject({
      title: 'Raport czasu pracy za listopad 2026 zaakceptowany',
      kind: 'report-accepted',
      link: '/times?month=2026-11',
    });
    publish.mockRestore();
  });

  test('rejects with a reason that the lecturer sees, or without', async () => {
    await decide(0, { reason: ' Brakuje godzin z soboty. ' });
    const query = { from: november.date_from, to: november.date_to };
    const { body } = await lecturer.call(routes.list, { query });
    expect(body.items).toMatchObject([{ status: 0, reason: 'Brakuje godzin z soboty.' }]);
    expect((await lecturer.call(workTimeRoutes.list, { query })).body.time_report?.reason).toBe(
      'Brakuje godzin z soboty.',
    );
    await submit();
    expect((await decide(0, { version: 3, reason: '' })).body.reason).toBeNull();
  });

  test('what was decided meanwhile is not decided again, and the answer shows how', async () => {
    await decide(2);
    const late = await decide(0, { reason: 'za późno' });
    expect(late.status).toBe(409);
    expect(late.error).toMatchObject({
      code: 'record/stale',
      details: { current: { status: 2, version: 2, reason: null } },
    });
    expect((await decide(0, { version: 2 })).error.code).toBe('record/stale');
  });

  test('a report that was rejected and sent anew must be read anew', async () => {
    await decide(0);
    await submit();
    expect((await decide(2)).error).toMatchObject({ details: { current: { status: 1, version: 3 } } });
    expect((await decide(2, { version: 3 })).status).toBe(200);
  });

  test('what was never sent is not there', async () => {
    expect((await decide(2, { type: 'zjazd' })).status).toBe(404);
    expect((await decide(2, { date_from: '2026-10-01', date_to: '2026-10-31' })).status).toBe(404);
  });

  test('each kind is decided for itself', async () => {
    await insertTrip(app.db, person.id);
    await insertRate(app.db, person.id);
    await submit({ type: 'przejazd' });
    await decide(2, { type: 'przejazd' });
    const query = { from: november.date_from, to: november.date_to };
    const { items } = (await lecturer.call(routes.list, { query })).body;
    expect(Object.fromEntries(items.map(({ type, status }) => [type, status]))).toEqual({
      czas: 1,
      przejazd: 2,
    });
  });
});

describe('GET /api/reports', () => {
  test('gives one’s own reports of the range; the secretariat names the person', async () => {
    await insertWorkTime(app.db, person.id);
    await submit();
    const query = { from: '2026-01-01', to: '2026-12-31', user: person.id };
    expect((await admin.call(routes.list, { query })).body.items).toHaveLength(1);
    expect((await (await app.signedIn(0)).call(routes.list, { query })).error.code).toBe('auth/not-allowed');
    const middle = { from: '2026-11-10', to: '2026-11-12' };
    expect((await lecturer.call(routes.list, { query: middle })).body.items).toHaveLength(1);
  });
});
