import { randomUUID } from 'node:crypto';
import { isNrb, makeNrb } from '@indeks/contract/numbers/nrb';
import { studentRoutes as routes } from '@indeks/contract/studies/students/students.routes';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { insertCourse } from '#testing/studies/courses.ts';
import { enrol, insertOwnPlace, newStudentFields } from '#testing/studies/enrolments.ts';
import { confirmed } from '#testing/client.ts';
import { callAtOnce } from '#testing/patience.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const admin = await app.signedIn(1);

const userOf = (id: number) =>
  app.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const firstMailsTo = async (userId: number) => {
  const { rows } = await sql`select from pgboss.job where name = 'account.first-login-mail'
    and data ->> 'userId' = ${String(userId)}`.execute(app.db);
  return rows.length;
};

describe('POST /api/student-course', () => {
  test('adds a new person as a student with an account of their own and the first mail: 200', async () => {
    const body = await newStudentFields(app.db, {
      cid_2: (await insertCourse(app.db)).id,
      price_2: 210_000,
      comment: 'Rata',
    });
    const { status, body: added } = await admin.call(routes.create, { body });
    expect([status, added.existed]).toEqual([200, false]);
    expect(added.enrolment).toMatchObject({
      username: 'Zofia Słuchaczka',
      is_admin: 3,
      date: body.date,
      pid: body.pid,
      price: 420_000,
      price_2: 210_000,
      coordinator: body.coordinator,
      comment: 'Rata',
      version: 1,
    });
    expect(isNrb(added.enrolment.bank_account ?? '')).toBe(true);
    expect(added.enrolment.bank_account?.slice(2, 14)).toBe('000000001234');
    expect((await userOf(added.enrolment.uid)).user_role).toBe(3);
    expect(await firstMailsTo(added.enrolment.uid)).toBe(1);
    const { id, uid } = added.enrolment;
    const { rows: saves } = await sql<{ action: string }>`select action from audit_log
      where (action, subject_id) in (('student.create', ${String(uid)}), ('enrolment.create', ${String(id)}))
      order by id`.execute(app.db);
    expect(saves.map(({ action }) => action)).toEqual(['student.create', 'enrolment.create']);
  });

  test('adds a known address to its person, whose data stay when nothing else is chosen: 201', async () => {
    const known = await app.person({ role: 3, name: 'Jan Dawny', telephone: '500' });
    const body = await newStudentFields(app.db, { email: known.email.toUpperCase(), surname: 'Inny' });
    const { status, body: added } = await admin.call(routes.create, { body }, confirmed);
    expect([status, added.existed, added.enrolment.uid]).toEqual([201, true, known.id]);
    expect(await firstMailsTo(known.id)).toBe(0);
    expect(await userOf(known.id)).toMatchObject({ name: 'Jan Dawny', telephone: '500' });
  });

  test('gives the first answer again to the same key, with its status', async () => {
    const known = await app.person({ role: 3 });
    const body = await newStudentFields(app.db, { email: known.email });
    const key = { 'idempotency-key': randomUUID(), ...confirmed };
    const answers = [
      await admin.call(routes.create, { body }, key),
      await admin.call(routes.create, { body }, key),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
  });

  test('refuses the same course in the same intake, in either slot: 409', async () => {
    const body = await newStudentFields(app.db);
    await admin.call(routes.create, { body });
    const other = { ...body, cid: (await insertCourse(app.db)).id, cid_2: body.cid, price_2: 180_000 };
    for (const again of [body, other]) {
      const { status, error } = await admin.call(routes.create, { body: again });
      expect([status, error.code]).toEqual([409, 'students/already-enrolled']);
      expect(error.message).toBe(
        'Wygląda na to że użytkownik o takim adresie email jest już zapisany na taki kierunek w tym naborze.',
      );
    }
  });

  test('a hundred who add the same person, course and intake at once add one', async () => {
    const body = await newStudentFields(app.db);
    const answers = await callAtOnce(100, () => admin.call(routes.create, { body }));
    const statuses = Map.groupBy(answers, ({ status }) => status);
    expect([statuses.get(200)?.length, statuses.get(409)?.length]).toEqual([1, 99]);
    const people = await app.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', body.email ?? '')
      .execute();
    expect(people).toHaveLength(1);
    const rows = await app.db
      .selectFrom('enrolments')
      .select('id')
      .where('uid', '=', people[0]?.id ?? 0)
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('a lecturer becomes lecturer and student and signs in anew; deleting the last enrolment undoes it', async () => {
    const lecturer = await app.person({ role: 0 });
    const session = await app.signedInAs(lecturer);
    const body = await newStudentFields(app.db, { email: lecturer.email });
    const { body: added } = await admin.call(routes.create, { body }, confirmed);
    expect((await userOf(lecturer.id)).user_role).toBe(5);
    expect((await session.raw(routes.list, {})).status).toBe(401);
    expect(await app.auditOf('account.change-role', lecturer.id)).toHaveLength(1);
    await admin.call(routes.remove, { params: { id: added.enrolment.id } });
    expect((await userOf(lecturer.id)).user_role).toBe(0);
    expect(await app.auditOf('account.change-role', lecturer.id)).toHaveLength(2);
  });

  test.each([1, 2, 4, 6, 7, 8, 11] as const)(
    'nobody of role %s studies under a work account',
    async (role) => {
      const { email } = await app.person({ role });
      const body = await newStudentFields(app.db, { email });
      const { status, error } = await admin.call(routes.create, { body });
      expect([status, error.code]).toEqual([422, 'students/staff-account']);
    },
  );

  test('refuses what cannot be chosen, each with its code', async () => {
    const body = await newStudentFields(app.db);
    const closed = await insertPlace(app.db);
    await app.db.updateTable('places').set({ active: 0 }).where('id', '=', closed).execute();
    const { id: old } = await insertCourse(app.db);
    await app.db.updateTable('courses').set({ active: 0 }).where('id', '=', old).execute();
    const stranger = await app.person({ role: 2 });
    const refused = async (more: object) =>
      (await admin.raw(routes.create, { body: { ...body, ...more } })).error.code;
    expect(await refused({ pid: closed })).toBe('students/unknown-place');
    expect(await refused({ cid: old })).toBe('students/unknown-course');
    expect(await refused({ cid_2: old })).toBe('students/unknown-course');
    expect(await refused({ coordinator: stranger.id })).toBe('students/unknown-coordinator');
    expect(await refused({ date: '2027-10-01' })).toBe('students/intake-not-offered');
    expect(await refused({ uid: 2_147_483_647 })).toBe('record/not-found');
    const taken = (await admin.call(routes.create, { body })).body.enrolment.bank_account;
    const email = 'inna@test.example';
    expect(await refused({ email, bank_account: taken })).toBe('students/account-taken');
    const saved = await app.db.selectFrom('users').select('id').where('email', '=', email).execute();
    expect(saved).toEqual([]);
  });

  test('tells what is missing at its field', async () => {
    const body = await newStudentFields(app.db);
    const messageFor = async (field: string, value?: unknown) => {
      const { error } = await admin.raw(routes.create, { body: { ...body, [field]: value } });
      return error.fields?.find(({ path }) => path === field)?.message;
    };
    expect(await messageFor('date')).toBe('Podanie terminu rozpoczęcia jest wymagane');
    expect(await messageFor('cid')).toBe('Podanie kierunku studiów jest wymagane');
    expect(await messageFor('pid')).toBe('Podanie miejscowości jest wymagane');
    expect(await messageFor('price')).toBe('Podanie czesnego jest wymagane');
    expect(await messageFor('price', 180_050)).toBe('Proszę podać wyłącznie cyfry');
    expect(await messageFor('price', 'abc')).toBe('Proszę podać wyłącznie cyfry');
    expect(await messageFor('price', null)).toBe('Podanie czesnego jest wymagane');
    expect(await messageFor('coordinator')).toBe('Podanie koordynatora jest wymagane');
    expect(await messageFor('email')).toBe('Podanie emaila jest wymagane');
    expect(await messageFor('surname')).toBe('Podanie imienia i nazwiska jest wymagane');
    expect(await messageFor('bank_account', '38000000001234000000000077')).toContain('suma kontrolna');
    expect(await messageFor('cid_2', body.cid)).toBe('Drugi kierunek musi być inny niż pierwszy');
    expect(await messageFor('comment', 7)).toBe('Ta wartość jest nieprawidłowa');
  });

  test('takes what is left out as empty: the second course, its price and the comment', async () => {
    const { cid_2, price_2, comment, ...body } = await newStudentFields(app.db);
    expect([cid_2, price_2, comment]).toEqual([null, null, '']);
    const { status, body: added } = await admin.call(routes.create, { body });
    expect([status, added.enrolment.cid_2, added.enrolment.price_2, added.enrolment.comment]).toEqual([
      200,
      null,
      null,
      '',
    ]);
  });
});

describe('a coordinator who adds', () => {
  test('is refused from 11 November to 31 December by the clock of Warsaw, the secretariat is not', async () => {
    const person = await app.person({ role: 2 });
    const pid = await insertOwnPlace(app.db, person.id);
    const add = async (more: object = {}) => {
      const body = await newStudentFields(app.db, { pid, coordinator: person.id, ...more });
      return (await app.signedInAs(person)).call(routes.create, { body });
    };
    try {
      app.clock.set('2026-11-10T22:59:00Z');
      expect((await add({ date: '2027-03-01' })).status).toBe(200);
      const older = await add({ date: '2026-10-01' });
      expect(older.error.code).toBe('students/intake-not-offered');
      app.clock.set('2026-11-10T23:00:00Z');
      const { status, error } = await add({ date: '2027-03-01' });
      expect([status, error.code]).toEqual([403, 'students/adding-blocked']);
      const body = await newStudentFields(app.db);
      expect((await (await app.signedIn(1)).call(routes.create, { body })).status).toBe(200);
      app.clock.set('2026-12-31T23:00:00Z');
      expect((await add({ date: '2027-03-01' })).status).toBe(200);
    } finally {
      app.clock.set('2026-11-16T08:00:00Z');
    }
  });

  test('chooses own places, listed prices, no numbers, and students of own places', async () => {
    const person = await app.person({ role: 2 });
    const pid = await insertOwnPlace(app.db, person.id);
    try {
      app.clock.set('2026-10-20T08:00:00Z');
      const client = await app.signedInAs(person);
      const own = { pid, coordinator: person.id, date: '2027-03-01' };
      const add = async (more: object) => {
        const { email, ...body } = await newStudentFields(app.db, own);
        return client.raw(routes.create, { body: { ...body, ...('uid' in more ? {} : { email }), ...more } });
      };
      expect((await add({ pid: await insertPlace(app.db) })).error.code).toBe('students/unknown-place');
      expect((await add({ price: 180_100 })).error.fields?.[0]?.path).toBe('price');
      expect((await add({ album_nr: '7' })).error.code).toBe('auth/not-allowed');
      expect((await add({ bank_account: '37000000001234000000000077' })).error.code).toBe('auth/not-allowed');
      const [mine, theirs] = [await app.person({ role: 3 }), await app.person({ role: 3 })];
      await enrol(app.db, { placeId: pid, userId: mine.id });
      await enrol(app.db, { placeId: await insertPlace(app.db), userId: theirs.id });
      expect((await add({ uid: theirs.id })).status).toBe(404);
      expect((await add({ uid: mine.id })).status).toBe(201);
    } finally {
      app.clock.set('2026-11-16T08:00:00Z');
    }
  });
});

test('the tuition that is proposed is what most of the newest intake of the course pay', async () => {
  const { id: courseId } = await insertCourse(app.db);
  const propose = async () =>
    (await admin.call(routes.proposePrice, { query: { cid: courseId } })).body.price;
  expect(await propose()).toBeNull();
  const placeId = await insertPlace(app.db);
  for (const price of [420_000, 380_000, 420_000]) await enrol(app.db, { placeId, courseId, price });
  expect(await propose()).toBe(420_000);
  // Enrolments of an earlier intake do not count, however many there are.
  for (const price of [300_000, 300_000, 300_000])
    await enrol(app.db, { placeId, courseId, price, date: '2025-10-01' });
  expect(await propose()).toBe(420_000);
});

describe('POST /api/student-course/payment-account', () => {
  test('a hundred proposals at once are a hundred different free numbers', async () => {
    const before = (await admin.call(routes.proposeAccount)).body.bank_account;
    const digits = String(Number(before.slice(14)) + 3).padStart(12, '0');
    const taken = makeNrb('00000000', `1234${digits}`);
    await enrol(app.db, { placeId: await insertPlace(app.db), account: taken });
    const answers = await callAtOnce(100, () => admin.call(routes.proposeAccount));
    const numbers = answers.map(({ body }) => body.bank_account);
    expect(new Set([...numbers, before, taken]).size).toBe(102);
    expect(numbers.filter((number) => !isNrb(number))).toEqual([]);
  });
});

test('where no mask is set, numbers are typed', async () => {
  const without = await startTestApp({ settings: { PAYMENT_ACCOUNT_MASK: '' } });
  try {
    const client = await without.signedIn(1);
    const { error } = await client.call(routes.proposeAccount);
    expect(error.code).toBe('students/no-account-mask');
    const { body } = await client.call(routes.create, { body: await newStudentFields(without.db) });
    expect(body.enrolment.bank_account).toBeNull();
  } finally {
    await without.close();
  }
});
