import { dashboardRoutes } from '@indeks/contract/home/dashboard/dashboard.routes';
import { notificationRoutes } from '@indeks/contract/notices/notifications/notifications.routes';
import { paymentRoutes as routes } from '@indeks/contract/money/payments/payments.routes';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { notificationJobs } from '#modules/notices/notifications/index.ts';
import { createCtx } from '#platform/context.ts';
import { mailsTo } from '#platform/mail/fixtures/mailbox.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { enrol } from '#testing/studies/enrolments.ts';
import { insertPayment } from '#testing/money/payments.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { startTestApp } from '#testing/test-app.ts';

/** The clock shows Monday, 16 November 2026; a new enrolment costs 4,200 zł. */
const app = await startTestApp();
afterAll(() => app.close());
const accountant = await app.signedIn(6);
const placeId = await insertPlace(app.db);

const newStudent = async () => {
  const person = await app.person({ role: 3 });
  const enrolmentId = await enrol(app.db, { placeId, userId: person.id, date: '2026-10-01' });
  return { person, uid: person.id, enrolmentId };
};
const remind = (id: number) => accountant.raw(routes.remind, { params: { id } });
const toldTo = async (person: Awaited<ReturnType<typeof newStudent>>['person']) => {
  const student = await app.signedInAs(person);
  return (await student.call(notificationRoutes.list, { query: { page: 1 } })).body.items;
};

test('a student is told what is owed, with the way to the payments, and the audit log has it', async () => {
  const { person, uid, enrolmentId } = await newStudent();
  await insertPayment(app.db, { enrolmentId, amount: 120_000 });
  const { body } = await accountant.call(routes.remind, { params: { id: uid } });
  expect(body).toEqual({ reminded: '2026-11-16', amount: 300_000 });
  expect(await toldTo(person)).toMatchObject([
    {
      type: 5,
      kind: 'payment-reminder',
      title: 'Przypomnienie o\u00a0wpłacie',
      text: expect.stringMatching(/^Zaległość 3\s000,00\szł · 15\sdni\.$/u),
      name_from: null,
    },
  ]);
  const kept = await app.db
    .selectFrom('audit_log')
    .select(['action', 'for_user_id', 'after'])
    .where('action', '=', 'payment.remind')
    .where('for_user_id', '=', uid)
    .execute();
  expect(kept).toMatchObject([{ after: { day: '2026-11-16', amount: 300_000 } }]);
  const shown = await accountant.call(routes.ofPerson, { params: { id: uid } });
  expect(shown.body.reminded).toBe('2026-11-16');
  const day = await accountant.call(dashboardRoutes.settlements);
  expect(day.body.arrears.find(({ id }) => id === uid)).toMatchObject({ reminded: '2026-11-16' });
});

test('once a day, also when many remind at the same moment, and again the day after', async () => {
  const { person, uid } = await newStudent();
  const answers = await Promise.all(Array.from({ length: 10 }, () => remind(uid)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(9);
  for (const { status, text } of refused)
    expect([status, text]).toEqual([409, expect.stringContaining('payments/reminded-today')]);
  expect(await toldTo(person)).toHaveLength(1);
  await app.db.updateTable('payment_reminders').set({ day: '2026-11-15' }).where('uid', '=', uid).execute();
  expect((await remind(uid)).status).toBe(200);
  expect(await toldTo(person)).toHaveLength(2);
});

test('whoever owes nothing is not reminded, and nobody who does not study here', async () => {
  const { person, uid, enrolmentId } = await newStudent();
  await insertPayment(app.db, { enrolmentId, amount: 420_000 });
  const answer = await remind(uid);
  expect([answer.status, answer.text]).toEqual([422, expect.stringContaining('payments/nothing-owed')]);
  expect(await toldTo(person)).toEqual([]);
  expect((await remind((await app.person({ role: 0 })).id)).status).toBe(404);
});

test('the mail comes by the choice of the person, at once unless they chose otherwise, and names no sum', async () => {
  const mailsAsked = async () => {
    const { rows } = await sql<{ id: number }>`
      select (data ->> 'notificationId')::integer as id from pgboss.job
      where name = 'notifications.mail' order by created_on`.execute(app.db);
    return rows.map(({ id }) => id);
  };
  const before = await mailsAsked();
  const silent = await newStudent();
  const student = await app.signedInAs(silent.person);
  await student.call(notificationRoutes.choose, { body: { type: 5, choice: 'here' } });
  await remind(silent.uid);
  expect(await mailsAsked()).toEqual(before);
  const { uid, person } = await newStudent();
  await remind(uid);
  const asked = await mailsAsked();
  expect(asked).toHaveLength(before.length + 1);
  const log = pino({ level: 'silent' });
  const ctx = createCtx({ services: app.services, db: app.db, log, requestId: 'test' });
  const mailer = createMailer(app.services.config);
  await notificationJobs[0].handle({ ...ctx, mailer }, { notificationId: asked.at(-1) ?? 0 });
  const [mail] = await mailsTo(person.email);
  expect(mail?.subject).toBe('Przypomnienie o wpłacie');
  expect(mail?.text).not.toMatch(/\d,\d\d/u);
});

test('everybody of a list who owes something is reminded, in as many statements whatever their number', async () => {
  const pid = await insertPlace(app.db);
  const inPlace = async (amount: number) => {
    const person = await app.person({ role: 3 });
    const enrolmentId = await enrol(app.db, { placeId: pid, userId: person.id, date: '2026-10-01' });
    if (amount > 0) await insertPayment(app.db, { enrolmentId, amount });
    return person;
  };
  const remindAll = (query: object) => accountant.call(routes.remindAll, { query });
  const [first, paid] = [await inPlace(120_000), await inPlace(420_000)];
  const one = await app.counting(() => remindAll({ pid, state: 'owed' }));
  expect(one.result.body).toEqual({ sent: 1, amount: 300_000, before: 0 });
  const others = await Promise.all(Array.from({ length: 30 }, () => inPlace(0)));
  const many = await app.counting(() => remindAll({ pid }));
  expect(many.result.body).toEqual({ sent: 30, amount: 30 * 420_000, before: 1 });
  // Several people are held, in one statement.
  expect(many.statements.length).toBeLessThanOrEqual(one.statements.length + 1);
  expect(await toldTo(first)).toHaveLength(1);
  expect(await toldTo(paid)).toEqual([]);
  expect(await toldTo(others[7] ?? paid)).toMatchObject([{ kind: 'payment-reminder' }]);
  const kept = await app.db
    .selectFrom('audit_log')
    .select('for_user_id')
    .where('action', '=', 'payment.remind')
    .where(
      'for_user_id',
      'in',
      others.map(({ id }) => id),
    )
    .execute();
  expect(kept).toHaveLength(30);
  expect((await remindAll({ pid })).body).toEqual({ sent: 0, amount: 0, before: 31 });
});

test('a list in which nobody is reminds nobody', async () => {
  const { status, body } = await accountant.call(routes.remindAll, {
    query: { pid: await insertPlace(app.db) },
  });
  expect([status, body]).toEqual([200, { sent: 0, amount: 0, before: 0 }]);
});

test('two who remind the same list at once remind each person once', async () => {
  const pid = await insertPlace(app.db);
  for (let left = 12; left > 0; left -= 1) await enrol(app.db, { placeId: pid, date: '2026-10-01' });
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => accountant.call(routes.remindAll, { query: { pid } })),
  );
  expect(answers.reduce((sum, { body }) => sum + body.sent, 0)).toBe(12);
});

test('a list of too many is refused, and nobody of it is reminded', async () => {
  const pid = await insertPlace(app.db);
  const { id: course } = await app.db.selectFrom('courses').select('id').executeTakeFirstOrThrow();
  await app.asOwner(`
    with people as (
      insert into users (given_name, surname, email, user_role)
      select 'Osoba', n::text, 'tysiac' || n || '@test.example', 3 from generate_series(1, 1000) as n returning id
    ), enrolled as (
      insert into enrolments (uid, date, pid, created_at) select id, '2026-10-01', ${pid}, '2026-10-01' from people returning id, uid, date
    )
    insert into enrolment_courses (enrolment_id, slot, uid, date, cid, price)
      select id, 1, uid, date, ${course}, 300000 from enrolled`);
  const answer = await accountant.raw(routes.remindAll, { query: { pid } });
  expect([answer.status, answer.text]).toEqual([422, expect.stringContaining('mniej niż 1000 osobom')]);
  const { rows } = await sql`select from payment_reminders as r join enrolments as e on e.uid = r.uid
    where e.pid = ${pid}`.execute(app.db);
  expect(rows).toEqual([]);
});
