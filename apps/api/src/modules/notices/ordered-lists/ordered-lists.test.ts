import { notificationRoutes } from '@indeks/contract/notices/notifications/notifications.routes';
import { orderedListRoutes as routes } from '@indeks/contract/notices/ordered-lists/ordered-lists.routes';
import { studentRoutes } from '@indeks/contract/studies/students/students.routes';
import { tripRoutes } from '@indeks/contract/month/trips/trips.routes';
import { pino } from 'pino';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { createCtx } from '#platform/context.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import type { Client } from '#testing/client.ts';
import { enrol, insertOwnPlace } from '#testing/studies/enrolments.ts';
import { pdfText } from '#testing/pdf-text.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { eventually } from '#testing/patience.ts';
import { startTestApp } from '#testing/test-app.ts';
import { orderedListJobs } from './ordered-lists.jobs.ts';

// Six students: four at a place of the coordinator, two elsewhere.
const app = await startTestApp({ settings: { LIST_ROWS_AT_ONCE: '3', LIST_ROWS_MOST: '6' } });
afterAll(() => app.close());
const coordinator = await app.person({ role: 2 });
const ownPlace = await insertOwnPlace(app.db, coordinator.id, 'Łódź');
const otherPlace = await insertPlace(app.db, 'Gdynia');
const students = await Promise.all(
  [1, 2, 3, 4, 5, 6].map((n) =>
    app.person({ role: 3, name: `Jan Słuchacz${n}`, email: `s${n}@test.example` }),
  ),
);
for (const [index, { id }] of students.entries())
  await enrol(app.db, { placeId: index < 4 ? ownPlace : otherPlace, userId: id });
afterEach(() => app.db.deleteFrom('ordered_lists').execute());

const [drawJob, expiryJob] = orderedListJobs;
const jobCtx = () => ({
  ...createCtx({ services: app.services, db: app.db, log: pino({ level: 'silent' }), requestId: 'job' }),
  mailer: createMailer(app.services.config),
});
const draw = (orderId: number) => drawJob.handle(jobCtx(), { orderId });
const order = async (who: Client, query = {}) => (await who.call(studentRoutes.orderPdf, { query })).body;
const readState = async (who: Client, id: number) =>
  (await who.call(routes.list)).body.items.find((one) => one.id === id);
const readNotifications = async (who: Client) =>
  (await who.call(notificationRoutes.list, { query: { page: 1 } })).body.items;
const filesKept = async () => (await app.services.files.list({ after: undefined, most: 100 })).length;

describe('GET /api/student-course/pdf', () => {
  test('a short list comes at once, a longer one is told to be ordered', async () => {
    const admin = await app.signedIn(1);
    const short = await admin.call(studentRoutes.exportPdf, { query: { pid: otherPlace } });
    expect([short.status, short.headers['content-type']]).toEqual([200, 'application/pdf']);
    const long = await admin.call(studentRoutes.exportPdf, { query: {} });
    expect([long.status, long.error.code]).toEqual([422, 'list/to-be-ordered']);
    expect(long.error.message).toContain('więcej niż 3 wierszy');
  });
});

describe('POST /api/student-course/pdf', () => {
  test('two clicks at once order one list, drawn by one job', async () => {
    const admin = await app.signedIn(1);
    const [one, two] = await Promise.all([order(admin), order(admin, { page: 2 })]);
    expect(one).toMatchObject({ kind: 'students', state: 'waiting', done: 0, total: 6, failure: null });
    expect(two.id).toBe(one.id);
    expect(await app.auditOf('ordered-list.order', one.id)).toEqual([
      { before: null, after: { kind: 'students', total: 6 } },
    ]);
  });

  test('another list waits until the first one is there', async () => {
    const admin = await app.signedIn(1);
    await order(admin);
    const { status, error } = await admin.call(studentRoutes.orderPdf, { query: { search: 'Słuchacz1' } });
    expect([status, error.code]).toEqual([409, 'list/under-way']);
  });

  test('of another’s place a coordinator gets an empty list', async () => {
    const who = await app.signedInAs(coordinator);
    const { id, total } = await order(who, { pid: otherPlace });
    expect(total).toBe(0);
    await draw(id);
    const text = await pdfText((await who.call(routes.file, { params: { id } })).bytes);
    expect(text).toContain('Lista słuchaczy');
    expect(text).toContain('Brak słuchaczy');
    expect(text).not.toMatch(/Słuchacz\d/);
  });

  test('more rows than a document has are refused with the advice to narrow the list', async () => {
    const extra = await enrol(app.db, { placeId: otherPlace });
    const { status, error } = await (await app.signedIn(1)).call(studentRoutes.orderPdf, { query: {} });
    await app.db.deleteFrom('enrolments').where('id', '=', extra).execute();
    expect([status, error.code]).toEqual([422, 'list/too-long']);
    expect(error.message).toBe(
      'Lista ma więcej niż 6 wierszy i\u00a0nie zmieści się w\u00a0jednym dokumencie. Zawęź filtry albo wybierz krótszy okres.',
    );
  });

  test('a new order of the kind takes the place of the last one and its file', async () => {
    const admin = await app.signedIn(1);
    const first = await order(admin);
    await draw(first.id);
    const second = await order(admin);
    expect((await admin.call(routes.list)).body.items.map(({ id }) => id)).toEqual([second.id]);
  });
});

describe('the job', () => {
  test('leaves one file and one notification, however often it runs', async () => {
    const admin = await app.signedIn(1);
    const before = await filesKept();
    const { id } = await order(admin);
    await Promise.all([draw(id), draw(id)]);
    await draw(id);
    expect(await readState(admin, id)).toMatchObject({ state: 'ready', done: 6, total: 6 });
    expect((await filesKept()) - before).toBe(1);
    expect(await readNotifications(admin)).toMatchObject([
      {
        kind: 'list-ready',
        title: 'Lista jest gotowa',
        text: 'Lista słuchaczy, 6 wierszy.',
        link: '/students',
      },
    ]);
    const { status, headers, bytes } = await admin.call(routes.file, { params: { id } });
    expect([status, headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining('sluchacze-2026-'),
    ]);
    const text = await pdfText(bytes);
    for (const n of [1, 2, 3, 4, 5, 6]) expect(text).toContain(`Słuchacz${n}`);
  });

  test('reads with the places that the person has when it runs', async () => {
    const who = await app.signedInAs(coordinator);
    const { id, total } = await order(who);
    expect(total).toBe(4);
    const moved = students[0]?.id ?? 0;
    await app.db.updateTable('enrolments').set({ pid: otherPlace }).where('uid', '=', moved).execute();
    await draw(id);
    await app.db.updateTable('enrolments').set({ pid: ownPlace }).where('uid', '=', moved).execute();
    const text = await pdfText((await who.call(routes.file, { params: { id } })).bytes);
    expect(text).not.toContain('Słuchacz1');
    expect(text).toContain('Słuchacz2');
    expect(await readState(who, id)).toMatchObject({ state: 'ready', total: 3 });
  });

  test.each([{ active: 0 }, { user_role: 3 }])(
    'ends without a file for somebody who became %o',
    async (change) => {
      const person = await app.person({ role: 1 });
      const before = await filesKept();
      const { id } = await order(await app.signedInAs(person));
      await app.db.updateTable('users').set(change).where('id', '=', person.id).execute();
      await draw(id);
      expect(await filesKept()).toBe(before);
      const row = app.db.selectFrom('ordered_lists').select(['state', 'failure']).where('id', '=', id);
      expect(await row.executeTakeFirst()).toEqual({ state: 'failed', failure: 'not-allowed' });
    },
  );

  test('says that it failed after five workers died on it', async () => {
    const admin = await app.signedIn(1);
    const { id } = await order(admin);
    await app.db.updateTable('ordered_lists').set({ tries: 5 }).where('id', '=', id).execute();
    await draw(id);
    expect(await readState(admin, id)).toMatchObject({ state: 'failed', failure: 'fault' });
    expect(await readNotifications(admin)).toMatchObject([{ title: 'Nie udało się przygotować listy' }]);
    // The next one may be ordered.
    expect(await order(admin)).toMatchObject({ state: 'waiting' });
  });
});

describe('the file', () => {
  test('is nobody else’s, and of no use without the right to the list', async () => {
    const person = await app.person({ role: 1 });
    const who = await app.signedInAs(person);
    const { id } = await order(who);
    expect((await who.call(routes.file, { params: { id } })).status).toBe(404);
    await draw(id);
    expect((await (await app.signedIn(11)).call(routes.file, { params: { id } })).status).toBe(404);
    const { id: trips } = (await who.call(tripRoutes.orderRegisterOfAll, { query: month })).body;
    await draw(trips);
    await app.db.updateTable('users').set({ user_role: 2 }).where('id', '=', person.id).execute();
    expect((await who.call(routes.file, { params: { id: trips } })).status).toBe(403);
    expect((await who.call(routes.file, { params: { id } })).status).toBe(200);
  });

  test('is kept for a day', async () => {
    const admin = await app.signedIn(1);
    const { id } = await order(admin);
    await draw(id);
    const until = app.clock.now().getTime() + 24 * 3_600_000;
    await app.db
      .updateTable('ordered_lists')
      .set({ keep_until: new Date(until - 24 * 3_600_000 - 1) })
      .where('id', '=', id)
      .execute();
    expect((await admin.call(routes.list)).body.items).toEqual([]);
    expect((await admin.call(routes.file, { params: { id } })).status).toBe(404);
    await expiryJob.handle(jobCtx(), {});
    expect(await app.db.selectFrom('ordered_lists').select('id').execute()).toEqual([]);
  });
});

describe('DELETE /api/ordered-lists/{id}', () => {
  test('a cancelled one is not drawn, and another may be ordered', async () => {
    const admin = await app.signedIn(1);
    const before = await filesKept();
    const { id } = await order(admin);
    expect((await admin.call(routes.remove, { params: { id } })).status).toBe(200);
    await draw(id);
    expect([await filesKept(), await readNotifications(admin)]).toEqual([before, []]);
    expect(await order(admin, { search: 'Słuchacz' })).toMatchObject({ state: 'waiting' });
  });

  test('one that a worker is drawing is given up within a moment', async () => {
    const admin = await app.signedIn(1);
    const before = await filesKept();
    const { id } = await order(admin);
    const { pdf } = app.services;
    let drawnAfter: unknown;
    const renderTogether: typeof pdf.renderTogether = async (documents, reader) => {
      await admin.call(routes.remove, { params: { id } });
      await eventually(() => expect(reader.signal?.aborted).toBe(true));
      return pdf.renderTogether(documents, reader).catch((error: unknown) => {
        drawnAfter = error;
        throw error;
      });
    };
    const ctx = jobCtx();
    await drawJob.handle(
      { ...ctx, services: { ...ctx.services, pdf: { ...pdf, renderTogether } } },
      { orderId: id },
    );
    expect(drawnAfter).toBeInstanceOf(Error);
    expect([await filesKept(), await readNotifications(admin)]).toEqual([before, []]);
    expect((await admin.call(routes.list)).body.items).toEqual([]);
  });

  test('one that is drawn and not yet kept leaves neither a file nor a notification', async () => {
    const admin = await app.signedIn(1);
    const before = await filesKept();
    const { id } = await order(admin);
    const ctx = jobCtx();
    const { files } = app.services;
    const put: typeof files.put = async (...content) => {
      const stored = await files.put(...content);
      expect((await admin.call(routes.remove, { params: { id } })).status).toBe(200);
      return stored;
    };
    await drawJob.handle(
      { ...ctx, services: { ...ctx.services, files: { ...files, put } } },
      { orderId: id },
    );
    expect([await filesKept(), await readNotifications(admin)]).toEqual([before, []]);
    expect((await admin.call(routes.list)).body.items).toEqual([]);
    expect(await order(admin)).toMatchObject({ state: 'waiting' });
  });
});

const month = { from: '2026-11-01', to: '2026-11-30' };
