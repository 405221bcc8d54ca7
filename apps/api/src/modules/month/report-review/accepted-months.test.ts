import { meetingRoutes } from '@indeks/contract/month/meetings/meetings.routes';
import { reportRoutes as routes } from '@indeks/contract/month/report-review/report-review.routes';
import { tripRoutes } from '@indeks/contract/month/trips/trips.routes';
import { workTimeRoutes } from '@indeks/contract/month/work-times/work-times.routes';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startWorker } from '#platform/jobs/worker.ts';
import { mailsTo } from '#platform/mail/fixtures/mailbox.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { confirmed, type Client } from '#testing/client.ts';
import { insertMeeting } from '#testing/month/meetings.ts';
import { eventually } from '#testing/patience.ts';
import { pdfPages } from '#testing/pdf-text.ts';
import type { Person } from '#testing/identity/people.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { insertReport } from '#testing/month/reports.ts';
import { startTestApp } from '#testing/test-app.ts';
import { insertTrip } from '#testing/month/trips.ts';
import { hoursFields, insertWorkTime } from '#testing/month/work-times.ts';
import { reportJobs } from './report-review.jobs.ts';

let person: Person;
let lecturer: Client;

const november = { date_from: '2026-11-01', date_to: '2026-11-30' };

const app = await startTestApp();
const { services, db } = app;
const mailer = createMailer(services.config);
const worker = await startWorker({ services, db, log: pino({ level: 'silent' }), mailer, jobs: reportJobs });
const admin = await app.signedIn(1);
beforeEach(async () => {
  person = await app.person({ role: 0, name: 'Łukasz Źrebiec' });
  lecturer = await app.signedInAs(person);
});
afterAll(async () => {
  await worker.stop();
  await app.close();
});

const accepted = (type: 'czas' | 'przejazd' | 'zjazd', changed = false) =>
  insertReport(app.db, { userId: person.id, type, month: '2026-11', status: 2, changed });
const readReport = (id: number) =>
  app.db
    .selectFrom('monthly_reports')
    .select(['status', 'reason', 'changed_at', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const takeBack = (type: 'czas' | 'przejazd' | 'zjazd', more: object = {}) =>
  admin.call(routes.takeBack, {
    params: { id: person.id },
    body: { ...november, type, reason: 'Inna stawka', version: 1, ...more },
  });
const accept = (version: number) =>
  admin.call(routes.decide, {
    params: { id: person.id },
    body: { ...november, type: 'czas', status: 2, version },
  });
const mailed = () =>
  eventually(async () => {
    const [mail] = await mailsTo(person.email);
    if (!mail) throw new Error('no mail yet');
    return mail;
  });

describe('taking an acceptance back', () => {
  test('rejects the month with the reason, keeps a trace and mails the lecturer', async () => {
    const id = await accepted('czas', true);
    const { status, body } = await takeBack('czas');
    expect([status, body.status, body.reason, body.changed_at]).toEqual([200, 0, 'Inna stawka', null]);
    expect(await app.auditOf('report.take-back', id)).toMatchObject([
      { before: { status: 2 }, after: { status: 0, reason: 'Inna stawka' } },
    ]);
    expect((await lecturer.call(workTimeRoutes.create, { body: hoursFields() })).status).toBe(200);
    const mail = await mailed();
    expect(mail.subject).toBe('Akceptacja raportu cofnięta: czas pracy, listopad 2026');
    expect(mail.text).toContain('Powód: Inna stawka');
    expect(mail.text).toContain('/times?month=2026-11');
  });

  test('needs a reason', async () => {
    await accepted('czas');
    const { status, error } = await takeBack('czas', { reason: ' ' });
    expect([status, error.fields]).toEqual([
      400,
      [{ path: 'reason', message: 'Podaj powód cofnięcia akceptacji' }],
    ]);
  });

  test('is refused for what is not accepted, or was changed since it was read', async () => {
    await insertReport(app.db, { userId: person.id, type: 'zjazd', month: '2026-11', status: 1 });
    expect((await takeBack('zjazd')).error.code).toBe('record/stale');
    await accepted('czas');
    expect((await takeBack('czas', { version: 2 })).error.code).toBe('record/stale');
  });

  test('gives trips back the rates of their days', async () => {
    await accepted('przejazd');
    const id = await insertTrip(app.db, person.id);
    await app.db.updateTable('trips').set({ accepted_rate: 89 }).where('id', '=', id).execute();
    await takeBack('przejazd');
    const trip = await app.db.selectFrom('trips').select('accepted_rate').where('id', '=', id).execute();
    expect(trip).toEqual([{ accepted_rate: null }]);
    expect(await app.auditOf('trip.release-rates', person.id)).toHaveLength(1);
  });
});

test('a rejection is mailed with its reason', async () => {
  await insertReport(app.db, { userId: person.id, type: 'przejazd', month: '2026-11', status: 1 });
  await admin.call(routes.decide, {
    params: { id: person.id },
    body: { ...november, type: 'przejazd', status: 0, version: 1, reason: 'Za dużo km' },
  });
  const mail = await mailed();
  expect(mail.subject).toBe('Raport odrzucony: przejazdy, listopad 2026');
  expect(mail.text).toContain('Powód: Za dużo km');
});

describe('a change of an accepted month', () => {
  const changes: readonly (readonly [
    type: 'czas' | 'przejazd' | 'zjazd',
    name: string,
    prepare: (userId: number) => Promise<(headers?: Record<string, string>) => Promise<{ status: number }>>,
  ])[] = [
    [
      'czas',
      'added',
      async (user) => (headers) =>
        admin.call(workTimeRoutes.create, { query: { user }, body: hoursFields() }, headers),
    ],
    [
      'czas',
      'deleted',
      async (user) => {
        const body = [await insertWorkTime(app.db, user)];
        return (headers) => admin.call(workTimeRoutes.removeMany, { body }, headers);
      },
    ],
    [
      'przejazd',
      'deleted',
      async (user) => {
        const body = [await insertTrip(app.db, user)];
        return (headers) => admin.call(tripRoutes.removeMany, { body }, headers);
      },
    ],
    [
      'zjazd',
      'deleted',
      async (user) => {
        const id = await insertMeeting(app.db, user, await insertPlace(app.db));
        return (headers) => admin.call(meetingRoutes.remove, { params: { id } }, headers);
      },
    ],
  ];

  test.each(changes)('of %s, %s, asks first and then marks the report', async (type, _, prepare) => {
    const id = await accepted(type);
    const change = await prepare(person.id);
    expect(await change()).toMatchObject({
      status: 409,
      error: { code: 'month/confirm-accepted', details: { confirmable: true } },
    });
    expect((await readReport(id)).changed_at).toBeNull();
    expect((await change(confirmed)).status).toBe(200);
    expect(await readReport(id)).toMatchObject({ status: 2, changed_at: app.clock.now(), version: 2 });
    expect(await app.auditOf('report.change-accepted', id)).toHaveLength(1);
  });

  test('names the person and the month in the question', async () => {
    await accepted('czas');
    const { error } = await admin.call(workTimeRoutes.create, {
      query: { user: person.id },
      body: hoursFields(),
    });
    expect(error.message).toContain('Łukasz Źrebiec – czas pracy, listopad 2026');
  });

  test('is told in lists and in the document, until it is accepted anew', async () => {
    const id = await accepted('czas');
    await insertWorkTime(app.db, person.id);
    await admin.call(workTimeRoutes.create, { query: { user: person.id }, body: hoursFields() }, confirmed);
    const listed = async () => {
      const query = { from: '2026-11-01', to: '2026-11-30', page: 1, search: person.email };
      return (await admin.call(routes.listAll, { query })).body.items[0]?.report_time;
    };
    const printed = async () => {
      const { bytes } = await lecturer.call(workTimeRoutes.register, { query: { month: '2026-11' } });
      return (await pdfPages(bytes)).join('');
    };
    expect(await listed()).toEqual({ status: 2, version: 2, changed: true });
    expect(await printed()).toContain('Raport zmieniony po akceptacji (16.11.2026).');
    expect((await accept(2)).body).toMatchObject({ status: 2, changed_at: null, version: 3 });
    expect(await listed()).toEqual({ status: 2, version: 3, changed: false });
    expect(await printed()).not.toContain('zmieniony');
    expect(await app.auditOf('report.accept', id)).toHaveLength(1);
    // Nothing changed since, so there is nothing to accept.
    expect((await accept(3)).error.code).toBe('record/stale');
  });

  test('of two at once, both are written and the report is marked once', async () => {
    const id = await accepted('czas');
    const add = () =>
      admin.call(workTimeRoutes.create, { query: { user: person.id }, body: hoursFields() }, confirmed);
    const answers = await Promise.all([add(), add(), add()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await readReport(id)).version).toBe(2);
  });

  test('is not asked about where the month is not accepted', async () => {
    await insertReport(app.db, { userId: person.id, type: 'czas', month: '2026-11', status: 1 });
    const { status } = await admin.call(workTimeRoutes.create, {
      query: { user: person.id },
      body: hoursFields(),
    });
    expect(status).toBe(200);
  });
});
