import { afterAll, expect, test } from 'vitest';
import { ownPaymentRoutes as routes } from '@indeks/contract/money/payments/own-payments.routes';
import { paymentRoutes } from '@indeks/contract/money/payments/payments.routes';
import { insertCourse } from '#testing/studies/courses.ts';
import { enrol } from '#testing/studies/enrolments.ts';
import { insertPayment } from '#testing/money/payments.ts';
import { pdfText } from '#testing/pdf-text.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { readQrCode } from '#testing/qr-codes.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
app.clock.set('2026-11-15T10:00:00+01:00');
const placeId = await insertPlace(app.db);
const account = '61109010140000071219812874';

const student = async (name = 'Agnieszka Dąbrowska') => {
  const person = await app.person({ role: 3, name });
  const client = await app.signedInAs(person);
  return { uid: person.id, read: async () => (await client.call(routes.list)).body };
};
const withAccount = (bank_account: string | null, id: number) =>
  app.db.updateTable('enrolments').set({ bank_account }).where('id', '=', id).execute();

test('a student sees price, paid and balance of each enrolment, and own payments, the newest first', async () => {
  const { uid, read } = await student();
  const { id: courseId } = await insertCourse(app.db, 'Mediacje');
  const id = await enrol(app.db, { placeId, userId: uid, courseId, date: '2026-10-01' });
  const older = await enrol(app.db, { placeId, userId: uid, date: '2025-10-01' });
  await insertPayment(app.db, { enrolmentId: id, amount: 100_000, date: '2026-10-15' });
  await insertPayment(app.db, { enrolmentId: older, amount: 430_000, date: '2026-10-16' });
  const stranger = await enrol(app.db, { placeId });
  await insertPayment(app.db, { enrolmentId: stranger, amount: 77_700 });
  const money = await read();
  expect(money.enrolments).toMatchObject([
    { id, courseName: 'Mediacje', price: 420_000, paid: 100_000, balance: 320_000 },
    { id: older, price: 420_000, paid: 430_000, balance: -10_000, transfer: null, dues: { toPay: 0 } },
  ]);
  // What was paid too much for the older one is taken off the arrears, as the office sees them.
  expect(money.together).toMatchObject({ dues: { owed: 310_000, overdueDays: 14 }, balance: 310_000 });
  expect(money.payments.map(({ scid, amount }) => [scid, amount])).toEqual([
    [older, 430_000],
    [id, 100_000],
  ]);
});

test('without a plan everything is due on the first day of the second month', async () => {
  const { uid, read } = await student();
  await enrol(app.db, { placeId, userId: uid, date: '2026-10-01' });
  expect((await read()).enrolments[0]).toMatchObject({
    dues: { owed: 420_000, overdueDays: 14, due: '2026-11-01', toPay: 420_000, next: null },
    instalments: [{ due: '2026-11-01', amount: 420_000, paid: 0, state: 'overdue' }],
  });
});

test('a phone reads the transfer from its picture: the same as in words, changed by a payment', async () => {
  const { uid, read } = await student();
  const id = await enrol(app.db, { placeId, userId: uid, album: '48210' });
  await withAccount(account, id);
  const codeNow = async () => {
    const { transfer } = (await read()).enrolments[0] ?? {};
    return { transfer, code: transfer ? await readQrCode(transfer.qr) : '' };
  };
  const before = await codeNow();
  expect(before.transfer).toMatchObject({
    account,
    recipient: 'Akademia Przykładowa Sp. z o.o.',
    title: 'Czesne 48210 Agnieszka Dabrowska',
    amount: 420_000,
  });
  const rest = 'Akademia Przykladowa|Czesne 48210 Agnieszka Dabrowska|||';
  expect(before.code).toBe(`|PL|${account}|420000|${rest}`);
  const accountant = await app.signedIn(6);
  await accountant.call(paymentRoutes.create, { params: { id: uid }, body: { amount: 120_050 } });
  expect((await codeNow()).code).toBe(`|PL|${account}|299950|${rest}`);
  await accountant.call(paymentRoutes.create, { params: { id: uid }, body: { amount: 299_950 } });
  expect((await codeNow()).transfer).toBeNull();
});

test('without an account there is nothing to transfer to; an archived enrolment is left out with its payments', async () => {
  const { uid, read } = await student();
  const id = await enrol(app.db, { placeId, userId: uid });
  expect((await read()).enrolments).toMatchObject([{ transfer: null, dues: { toPay: 420_000 } }]);
  await insertPayment(app.db, { enrolmentId: id });
  await app.db.updateTable('enrolments').set({ archived_at: app.clock.now() }).where('id', '=', id).execute();
  expect(await read()).toMatchObject({ enrolments: [], payments: [] });
});

test('the day of the last bank report that was accepted is told', async () => {
  const { read } = await student();
  expect((await read()).lastReport).toBeNull();
  const { id: added_by } = await app.person({ role: 6 });
  const report = { name: 'Wyciąg', file_name: 'a.txt', formats: ['elixir'], controlled: true, added_by };
  await app.db
    .insertInto('bank_reports')
    .values([
      // In Warsaw it is the next day already.
      {
        ...report,
        file_hash: 'a'.repeat(64),
        added_at: app.clock.now(),
        accepted_at: '2026-11-12T23:30:00Z',
      },
      { ...report, file_hash: 'b'.repeat(64), added_at: app.clock.now() },
    ])
    .execute();
  expect((await read()).lastReport).toBe('2026-11-13');
});

test('the document says what was paid for each enrolment and what is left', async () => {
  const person = await app.person({ role: 3, name: 'Łucja Żbik' });
  const { id: courseId } = await insertCourse(app.db, 'Mediacje rodzinne');
  const id = await enrol(app.db, { placeId, userId: person.id, courseId });
  await insertPayment(app.db, { enrolmentId: id, amount: 120_050, date: '2026-10-15' });
  await insertPayment(app.db, { enrolmentId: await enrol(app.db, { placeId }), amount: 77_700 });
  const text = await pdfText((await (await app.signedInAs(person)).call(routes.pdf)).bytes);
  for (const words of [
    'Potwierdzenie wpłat',
    'Łucja Żbik',
    'Mediacje rodzinne, nabór październik 2026',
    '15.10.2026',
    '1 200,50',
    'Pozostało',
    '2 999,50 zł',
    'wygenerowany 15.11.2026',
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('777,00');
});

test('it takes few statements', async () => {
  const { uid, read } = await student();
  for (const date of ['2025-03-01', '2025-10-01', '2026-03-01'])
    await insertPayment(app.db, { enrolmentId: await enrol(app.db, { placeId, userId: uid, date }) });
  const { statements } = await app.counting(() => read());
  expect(statements.length).toBeLessThanOrEqual(5);
});
