import { personHistoryRoutes } from '@indeks/contract/home/person-history/person-history.routes';
import { archiveRoutes as routes } from '@indeks/contract/studies/students/archive.routes';
import { studentRoutes } from '@indeks/contract/studies/students/students.routes';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createCtx } from '#platform/context.ts';
import { findWrongThings, readKeptThings } from '#platform/kept/kept.ts';
import { insertPayment } from '#testing/money/payments.ts';
import { archivingOf, enrol, insertOwnPlace, newStudentFields } from '#testing/studies/enrolments.ts';
import { insertGrade, insertGroup } from '#testing/studies/evaluations.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
app.clock.set('2026-11-05T08:00:00Z');
const admin = await app.signedIn(1);
const log = pino({ level: 'silent' });
const ctx = createCtx({ services: app.services, db: app.db, log, requestId: 'test' });

let person: Awaited<ReturnType<typeof app.person>>;
let placeId: number;
beforeEach(async () => {
  person = await app.person({ role: 3, name: 'Lidia Ambroziak' });
  placeId = await insertPlace(app.db);
});
const archive = (...ids: number[]) => admin.call(routes.archive, { body: archivingOf(...ids) });
const restore = (...ids: number[]) => admin.call(routes.restore, { body: { ids, reason: 'Pomyłka' } });
const enrolHere = (more: object = {}) => enrol(app.db, { placeId, userId: person.id, ...more });

/** Everything that triggers keep about the person. */
const readKept = async () => {
  const tables = [
    'student_list',
    'enrolment_balances',
    'balance_list',
    'due_list',
    'state_list',
    'graduation_list',
  ];
  const read = async (table: string) =>
    (
      await sql<{ row: object }>`select to_jsonb(t) as row from ${sql.table(table)} as t
        where t.uid = ${person.id} order by to_jsonb(t)::text`.execute(app.db)
    ).rows;
  return Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await read(table)])));
};
const findWrong = async () => findWrongThings(ctx, await readKeptThings());

describe('archived and restored', () => {
  test.each<[string, (id: number) => Promise<unknown>]>([
    ['with nothing on it', async () => undefined],
    ['with a payment', (enrolmentId) => insertPayment(app.db, { enrolmentId, amount: 120_000 })],
    ['paid too much', (enrolmentId) => insertPayment(app.db, { enrolmentId, amount: 520_000 })],
    ['beside another one', () => enrolHere({ date: '2025-03-01' })],
    ['beside one with a debt', () => enrolHere({ date: '2024-10-01', made: '2024-10-01' })],
  ])('an enrolment %s leaves every kept sum and list as it was', async (_, prepare) => {
    const id = await enrolHere({ album: '48210' });
    await prepare(id);
    const before = await readKept();
    expect((await archive(id)).status).toBe(200);
    expect(await readKept()).not.toEqual(before);
    expect((await restore(id)).status).toBe(200);
    expect(await readKept()).toEqual(before);
    expect(await findWrong()).toEqual([]);
  });

  test('grades stay, and whoever taught and studied does both again', async () => {
    const { sid, students } = await insertGroup(app.db, { lecturerId: null, names: ['Ewa Uczona'] });
    const { eid, uid } = { eid: students[0]?.eid ?? 0, uid: students[0]?.uid ?? 0 };
    await insertGrade(app.db, { eid, sid, uid, value: 45 });
    await app.db.updateTable('users').set({ user_role: 5 }).where('id', '=', uid).execute();
    const read = async () => ({
      grades: await app.db.selectFrom('grades').selectAll().where('enrolment_id', '=', eid).execute(),
      role: (await app.db.selectFrom('users').select('user_role').where('id', '=', uid).executeTakeFirst())
        ?.user_role,
    });
    const before = await read();
    await archive(eid);
    expect((await read()).role).toBe(0);
    await restore(eid);
    expect(await read()).toEqual(before);
  });

  test('both leave a trace with their reasons, and a second time answers 404', async () => {
    const id = await enrolHere();
    await archive(id);
    expect((await archive(id)).status).toBe(404);
    await restore(id);
    expect((await restore(id)).status).toBe(404);
    expect(await app.auditOf('enrolment.archive', id)).toMatchObject([{ after: { reason: 'Rezygnacja' } }]);
    expect(await app.auditOf('enrolment.restore', id)).toMatchObject([
      { before: { reason: 'Rezygnacja' }, after: { reason: 'Pomyłka' } },
    ]);
    const { body } = await admin.call(personHistoryRoutes.ofPerson, { params: { id: person.id }, query: {} });
    expect(body.items.map(({ reason }) => reason)).toEqual(['Pomyłka', 'Rezygnacja']);
  });

  test.each([
    ['archive', { day: '2026-11-05' }],
    ['restore', {}],
  ] as const)('to %s without a reason is refused at its field', async (act, more) => {
    const id = await enrolHere();
    const { status, error } = await admin.raw(routes[act], { body: { ids: [id], reason: ' ', ...more } });
    expect([status, error.fields]).toEqual([400, [{ path: 'reason', message: 'Podaj powód' }]]);
  });

  test('a day that is still to come is refused', async () => {
    const body = { ...archivingOf(await enrolHere()), day: '2026-11-06' };
    expect((await admin.call(routes.archive, { body })).error.code).toBe('students/archived-later');
  });

  test('all or none', async () => {
    const id = await enrolHere();
    expect((await archive(id, 2_000_000_000)).status).toBe(404);
    expect((await admin.call(studentRoutes.ofUser, { params: { id: person.id } })).body.items).toHaveLength(
      1,
    );
  });

  test('the database admits no reason without an archive, and no half of one', async () => {
    const id = await enrolHere();
    const set = (columns: object) =>
      app.db.updateTable('enrolments').set(columns).where('id', '=', id).execute();
    await expect(
      set({ archive_reason: 'x', archived_by: person.id, archived_on: '2026-01-01' }),
    ).rejects.toThrow('enrolments_archived_fully');
    await expect(set({ archived_at: new Date(), archive_reason: 'x' })).rejects.toThrow(
      'enrolments_archived_fully',
    );
  });
});

describe('adding again what is in the archive', () => {
  test('is refused with the one to restore', async () => {
    const body = await newStudentFields(app.db, {
      email: person.email,
      given_name: 'Lidia',
      surname: 'Ambroziak',
    });
    const { telephone: _typed, ...known } = body;
    const added = await admin.raw(studentRoutes.create, { body: { ...known, uid: person.id } });
    const { id } = (added.body as { enrolment: { id: number } }).enrolment;
    await archive(id);
    const { status, error } = await admin.raw(studentRoutes.create, { body: { ...known, uid: person.id } });
    expect([status, error.code, error.details]).toEqual([409, 'students/in-archive', { id, uid: person.id }]);
    expect(error.message).toBe(
      'Taki zapis tej osoby jest w\u00a0archiwum: przywróć go, zamiast dodawać drugi raz.',
    );
  });
});

describe('GET /api/student-course/hanging', () => {
  test('names payments with their sum, grades and papers; a coordinator is told only that something is there', async () => {
    const { id: coordinatorId, ...me } = await app.person({ role: 2 });
    const coordinator = await app.signedInAs({ ...me, id: coordinatorId });
    const own = await insertOwnPlace(app.db, coordinatorId);
    const id = await enrol(app.db, { placeId: own, userId: person.id });
    const free = await enrol(app.db, { placeId: own, userId: person.id, date: '2025-10-01' });
    await insertPayment(app.db, { enrolmentId: id, amount: 100_000 });
    await insertPayment(app.db, { enrolmentId: id, amount: 20_000 });
    const query = { ids: `${id},${free}` };
    const { items } = (await admin.call(routes.hanging, { query })).body;
    expect(items.find((item) => item.id === id)).toMatchObject({
      free: false,
      money: { payments: 2, paid: 120_000, balance: 300_000 },
      grades: { count: 0, average: null, protocols: [] },
      waiting: { count: 0, amount: 0 },
      notice: true,
      form: false,
    });
    expect(items.find((item) => item.id === free)?.free).toBe(true);
    const seen = (await coordinator.call(routes.hanging, { query })).body.items.find(
      (item) => item.id === id,
    );
    expect(seen).toMatchObject({ free: false, money: null, grades: null, waiting: null });
  });
});

describe('GET /api/student-course/archive', () => {
  const names = async (client: typeof admin, query: object) =>
    (await client.call(routes.list, { query })).body.items.map(({ id }) => id);

  test('has who, when and why, the newest first, and is searched by name and album number', async () => {
    const first = await enrolHere({ album: 'A-77123' });
    await archive(first);
    app.clock.set('2026-11-05T08:05:00Z');
    const second = await enrolHere({ date: '2025-10-01' });
    await insertPayment(app.db, { enrolmentId: second, amount: 5_000 });
    const body = { ids: [second], day: '2026-10-30', reason: 'Skreślenie: brak wpłat' };
    await admin.call(routes.archive, { body });
    const answer = await admin.call(routes.list, { query: { search: 'ambroziak' } });
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    const { items } = answer.body;
    expect(items.filter(({ uid }) => uid === person.id)).toMatchObject([
      {
        id: second,
        name: 'Lidia Ambroziak',
        listed_name: 'Ambroziak Lidia',
        day: '2026-10-30',
        reason: 'Skreślenie: brak wpłat',
        hanging: { money: { payments: 1, paid: 5_000 } },
        can: { restore: true },
      },
      { id: first, day: '2026-01-15', reason: 'Rezygnacja', hanging: { free: true } },
    ]);
    expect(await names(admin, { search: 'A-77123' })).toEqual([first]);
    expect(await names(admin, { search: 'ambroziak', reason: 'Skreślenie: brak wpłat' })).toContain(second);
  });

  test('is filtered by who archived and since when, and its file has the same rows', async () => {
    const other = await app.person({ role: 1, name: 'Kamila Dudziak' });
    const colleague = await app.signedInAs(other);
    const [first, second] = [await enrolHere(), await enrolHere({ date: '2025-10-01' })];
    await colleague.call(routes.archive, { body: archivingOf(first) });
    const body = { ids: [second], day: '2026-11-03', reason: 'Urlop od studiów' };
    await colleague.call(routes.archive, { body });
    expect(await names(admin, { actor: other.id, sortDesc: false })).toEqual([first, second]);
    expect(await names(admin, { actor: other.id, since: '2026-11-03' })).toEqual([second]);
    expect(await names(admin, { actor: other.id, since: '2026-11-04' })).toEqual([]);
    const { actors } = (await admin.call(routes.list, { query: { actor: other.id } })).body;
    expect(actors).toContainEqual({ id: other.id, name: 'Dudziak Kamila' });
    const query = { actor: other.id, since: '2026-11-03' };
    const { bytes, headers } = await admin.call(routes.exportCsv, { query });
    const [head, ...lines] = bytes.toString('utf8').trim().split('\r\n');
    expect(head).toContain('Kto zarchiwizował;Powód');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('2026-11-03;Kamila Dudziak;Urlop od studiów');
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain('2026-11-03');
  });

  test('a coordinator is offered nobody else in the filter, and gets the own rows in the file', async () => {
    const me = await app.person({ role: 2, name: 'Anna Wierzbicka' });
    const coordinator = await app.signedInAs(me);
    await archive(await enrolHere());
    const { actors } = (await coordinator.call(routes.list, { query: {} })).body;
    expect(actors).toEqual([]);
    const { bytes } = await coordinator.call(routes.exportCsv, { query: {} });
    expect(bytes.toString('utf8').trim().split('\r\n')).toHaveLength(1);
  });

  test('a coordinator sees and restores what they archived themselves', async () => {
    const me = await app.person({ role: 2 });
    const coordinator = await app.signedInAs(me);
    const pid = await insertOwnPlace(app.db, me.id);
    const [mine, theirs] = [
      await enrol(app.db, { placeId: pid, userId: person.id }),
      await enrol(app.db, { placeId: pid, userId: person.id, date: '2025-10-01' }),
    ];
    await coordinator.call(routes.archive, { body: archivingOf(mine) });
    await archive(theirs);
    expect(await names(coordinator, {})).toEqual([mine]);
    const tried = (id: number) =>
      coordinator.call(routes.restore, { body: { ids: [id], reason: 'Pomyłka' } });
    expect([(await tried(theirs)).status, (await tried(mine)).status]).toEqual([404, 200]);
  });
});

test('enrolments and archived ones are counted; a coordinator counts those of own places, archived by themselves', async () => {
  const count = async (client = admin) => (await client.call(routes.count)).body;
  const before = await count();
  const me = await app.person({ role: 2 });
  const coordinator = await app.signedInAs(me);
  const own = await enrol(app.db, { placeId: await insertOwnPlace(app.db, me.id), userId: person.id });
  const ids = [await enrolHere(), await enrolHere({ date: '2025-03-01' })];
  await archive(ids[0] ?? 0);
  expect(await count()).toEqual({
    enrolments: { total: before.enrolments.total + 2, capped: false },
    archived: { total: before.archived.total + 1, capped: false },
  });
  expect(await count(coordinator)).toMatchObject({ enrolments: { total: 1 }, archived: { total: 0 } });
  await coordinator.call(routes.archive, { body: archivingOf(own) });
  expect(await count(coordinator)).toMatchObject({ enrolments: { total: 0 }, archived: { total: 1 } });
});
