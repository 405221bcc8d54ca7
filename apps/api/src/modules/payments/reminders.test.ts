import { dashboardRoutes } from '@indeks/contract/dashboard/dashboard.routes';
import { notificationRoutes } from '@indeks/contract/notifications/notifications.routes';
import { paymentRoutes as routes } from '@indeks/contract/payments/payments.routes';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { notificationJobs } from '#modules/notifications/index.ts';
import { createCtx } from '#platform/context.ts';
import { mailsTo } from '#platform/mail/fixtures/mailbox.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { enrol } from '#testing/enrolments.ts';
import { insertPayment } from '#testing/payments.ts';
import { insertPlace } from '#testing/places.ts';
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
      text: expect.stringMatching(/^Do zapłaty: 3\s000,00\szł\.$/u),
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
