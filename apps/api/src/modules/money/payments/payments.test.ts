import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { ownPaymentRoutes } from '@indeks/contract/money/payments/own-payments.routes';
import { paymentRoutes as routes } from '@indeks/contract/money/payments/payments.routes';
import { paymentTexts as texts } from '@indeks/contract/money/payments/payments.texts';
import { archiveRoutes } from '@indeks/contract/studies/students/archive.routes';
import { studentRoutes } from '@indeks/contract/studies/students/students.routes';
import { archivingOf, enrol } from '#testing/studies/enrolments.ts';
import { insertPayment } from '#testing/money/payments.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
app.clock.set('2026-11-15T10:00:00+01:00');
const accountant = await app.signedIn(6);
const placeId = await insertPlace(app.db);

const enrolled = async (more: Partial<Parameters<typeof enrol>[1]> = {}) => {
  const { id: uid } = await app.person({ role: 3 });
  return { uid, scid: await enrol(app.db, { placeId, userId: uid, ...more }) };
};
const moneyOf = async (uid: number) => (await accountant.call(routes.ofPerson, { params: { id: uid } })).body;
const auditOf = (action: string, subjectId: number) =>
  app.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', action)
    .where('subject_id', '=', String(subjectId))
    .execute();

describe('POST /api/student-settlements/user/:id', () => {
  test('adds a payment, and the balance of the enrolment and of the person follow', async () => {
    const { uid, scid } = await enrolled();
    const body = { amount: 120_050, date: '2026-11-02', scid };
    const { body: added } = await accountant.call(routes.create, { params: { id: uid }, body });
    expect(added).toMatchObject({ amount: 120_050, date: '2026-11-02', scid, source: 'hand', uid });
    const money = await moneyOf(uid);
    const sums = { price: 420_000, paid: 0, user_paid: 120_050, balance: 299_950 };
    expect(money).toMatchObject({ sums, enrolments: [{ id: scid, sums }], payments: [{ id: added.id }] });
    expect(await auditOf('payment.create', added.id)).toMatchObject([{ for_user_id: uid }]);
  });

  test('takes the newest enrolment and today where neither is said', async () => {
    const { uid } = await enrolled({ date: '2025-10-01' });
    const newest = await enrol(app.db, { placeId, userId: uid, date: '2026-10-01' });
    const { body } = await accountant.call(routes.create, {
      params: { id: uid },
      body: { amount: 1, date: '' },
    });
    expect(body).toMatchObject({ scid: newest, date: '2026-11-15' });
  });

  test.each([
    [{}, 'amount', texts.amountRequired],
    [{ amount: 0 }, 'amount', texts.amountZero],
    [{ amount: 100_000_001 }, 'amount', texts.amountTooLarge],
    [{ amount: -5_000 }, 'comment', texts.reasonRequired],
  ])('refuses %o at its field', async (body, path, message) => {
    const { uid } = await enrolled();
    const { status, body: answer } = await accountant.raw(routes.create, { params: { id: uid }, body });
    expect(status).toBe(400);
    expect(answer).toMatchObject({ fields: [{ path, message }] });
  });

  test('a return with its reason makes the balance grow', async () => {
    const { uid, scid } = await enrolled();
    await insertPayment(app.db, { enrolmentId: scid, amount: 430_000 });
    await accountant.call(routes.create, {
      params: { id: uid },
      body: { amount: -10_000, comment: 'Zwrot nadpłaty' },
    });
    expect((await moneyOf(uid)).sums.balance).toBe(0);
  });

  test("refuses another's enrolment, and somebody who has none", async () => {
    const { uid } = await enrolled();
    const { scid } = await enrolled();
    const foreign = await accountant.raw(routes.create, { params: { id: uid }, body: { amount: 1, scid } });
    expect(foreign.body).toMatchObject({ code: 'payments/unknown-enrolment' });
    const { id } = await app.person({ role: 3 });
    const none = await accountant.raw(routes.create, { params: { id }, body: { amount: 1 } });
    expect(none.body).toMatchObject({ code: 'payments/no-enrolment' });
  });

  test('the same key adds one payment', async () => {
    const { uid } = await enrolled();
    const request = { params: { id: uid }, body: { amount: 7_000 } };
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => accountant.raw(routes.create, request, headers)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await moneyOf(uid)).payments).toHaveLength(1);
  });
});

describe('PUT /api/student-settlements/:id', () => {
  test('changes amount, day and enrolment, with what was before in the audit', async () => {
    const { uid, scid } = await enrolled();
    const other = await enrol(app.db, { placeId, userId: uid, date: '2025-03-01' });
    const id = await insertPayment(app.db, { enrolmentId: scid, amount: 5_000 });
    const body = { amount: 6_000, date: '2026-10-20', scid: other, version: 1 };
    const { body: after } = await accountant.call(routes.edit, { params: { id }, body });
    expect(after).toMatchObject({ amount: 6_000, date: '2026-10-20', scid: other, version: 2 });
    const { enrolments } = await moneyOf(uid);
    expect(enrolments.map(({ id: of, sums }) => [of, sums.user_paid])).toEqual([
      [scid, 0],
      [other, 6_000],
    ]);
    expect(await auditOf('payment.edit', id)).toMatchObject([{ before: { amount: 5_000 } }]);
  });

  test('a stale version is refused with the current payment', async () => {
    const { scid } = await enrolled();
    const id = await insertPayment(app.db, { enrolmentId: scid });
    const edit = (amount: number) =>
      accountant.raw(routes.edit, { params: { id }, body: { amount, version: 1 } });
    expect((await edit(1_000)).status).toBe(200);
    const stale = await edit(2_000);
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ code: 'record/stale', details: { current: { amount: 1_000 } } });
  });
});

test('an accountant changes a price, and the balance follows', async () => {
  const { uid, scid } = await enrolled();
  await insertPayment(app.db, { enrolmentId: scid, amount: 100_000 });
  const params = { id: scid, price: 300_000 };
  expect((await accountant.call(studentRoutes.setPrice, { params, body: { version: 1 } })).status).toBe(200);
  expect((await moneyOf(uid)).sums).toMatchObject({ price: 300_000, balance: 200_000 });
});

test('an enrolment with a payment is archived with it and leaves the sum of its person', async () => {
  const { uid, scid } = await enrolled();
  await insertPayment(app.db, { enrolmentId: scid, amount: 100_000 });
  const admin = await app.signedIn(1);
  await admin.call(archiveRoutes.archive, { body: archivingOf(scid) });
  const money = await moneyOf(uid);
  expect(money).toMatchObject({ sums: { price: 0, balance: 0 }, payments: [{ amount: 100_000 }] });
  expect(money.enrolments).toMatchObject([{ archived: true, sums: { balance: 320_000 } }]);
});

describe('POST /api/student-settlements/:id/withdraw', () => {
  test('keeps the payment with its reason, takes it out of the sums, and is audited', async () => {
    const person = await app.person({ role: 3 });
    const uid = person.id;
    const scid = await enrol(app.db, { placeId, userId: uid });
    const id = await insertPayment(app.db, { enrolmentId: scid, amount: 50_000 });
    const body = { reason: 'Wpisana dwa razy', version: 1 };
    const answer = await accountant.call(routes.withdraw, { params: { id }, body });
    expect(answer.body.withdrawn).toMatchObject({
      reason: 'Wpisana dwa razy',
      by: expect.any(String) as string,
    });
    expect(await moneyOf(uid)).toMatchObject({
      sums: { user_paid: 0, balance: 420_000 },
      payments: [{ id, amount: 50_000, withdrawn: { reason: 'Wpisana dwa razy' } }],
    });
    expect(await auditOf('payment.withdraw', id)).toMatchObject([{ for_user_id: uid }]);
    const student = await app.signedInAs(person);
    expect((await student.call(ownPaymentRoutes.list)).body).toMatchObject({
      payments: [],
      enrolments: [{ paid: 0, balance: 420_000 }],
    });
  });

  test('refuses what is withdrawn already, a stale one, and an edit of it', async () => {
    const { scid } = await enrolled();
    const id = await insertPayment(app.db, { enrolmentId: scid });
    const withdraw = (version: number) =>
      accountant.raw(routes.withdraw, { params: { id }, body: { reason: 'Pomyłka', version } });
    expect(await withdraw(7)).toMatchObject({ status: 409, error: { code: 'record/stale' } });
    expect(await withdraw(1)).toMatchObject({ status: 200 });
    expect(await withdraw(2)).toMatchObject({ status: 409, error: { code: 'payments/withdrawn' } });
    const edit = { params: { id }, body: { amount: 1, version: 2 } };
    expect(await accountant.raw(routes.edit, edit)).toMatchObject({ error: { code: 'payments/withdrawn' } });
  });
});
