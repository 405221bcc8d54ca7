import { dashboardRoutes as routes } from '@indeks/contract/home/dashboard/dashboard.routes';
import { bankRowRoutes } from '@indeks/contract/money/bank-reports/bank-reports.routes';
import { paymentRoutes } from '@indeks/contract/money/payments/payments.routes';
import { afterAll, expect, test } from 'vitest';
import { insertBankReport, insertBankRow } from '#testing/money/bank-reports.ts';
import { enrol } from '#testing/studies/enrolments.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { startTestApp } from '#testing/test-app.ts';

/** The clock shows Monday, 16 November 2026. */
const app = await startTestApp();
afterAll(() => app.close());
const accountant = await app.signedIn(6);
const placeId = await insertPlace(app.db);
const today = async () => (await accountant.call(routes.settlements)).body;
const pay = (uid: number, amount: number, date: string) =>
  accountant.call(paymentRoutes.create, { params: { id: uid }, body: { amount, date, comment: 'x' } });
const student = async (name: string) => {
  const { id } = await app.person({ role: 3, name });
  await enrol(app.db, { placeId, userId: id });
  return id;
};

test('without anything there is nothing', async () => {
  expect(await today()).toMatchObject({
    reports: [],
    waiting: { total: 0, sum: 0, oldest: null },
    overdue: { people: 0, sum: 0 },
    overpaid: { people: 0, sum: 0 },
    arrears: [],
  });
});

test('what waits, what came, what is owed and overpaid, each person once', async () => {
  const [ewa, jan] = [await student('Ewa Łoś'), await student('Jan Żuk')];
  await enrol(app.db, { placeId, userId: ewa, date: '2026-03-01' });
  await pay(ewa, 100_000, '2026-11-02');
  await pay(jan, 450_000, '2026-10-30');
  await pay(jan, 100, '2026-11-30');
  const id = await insertBankReport(app.db, { accepted: true });
  await insertBankRow(app.db, { reportId: id, amount: 70_000 });
  // One that is only looked at does not wait to be explained yet.
  await insertBankRow(app.db, { accepted: false });
  const body = await today();
  expect(body.waiting).toEqual({ total: 1, sum: 70_000, oldest: '2026-10-02' });
  expect(body.reports).toHaveLength(2);
  expect(body.reports.find((report) => report.id === id)).toMatchObject({ accepted: true, waiting: 1 });
  expect(body.received.months.slice(-2)).toEqual([
    { month: '2026-10', value: 450_000 },
    { month: '2026-11', value: 100_000 },
  ]);
  expect(body.received.payments).toBe(1);
  expect([body.overdue, body.overpaid]).toEqual([
    { people: 1, sum: 740_000, month: 0, quarter: 0, longer: 1 },
    { people: 1, sum: 30_100 },
  ]);
  expect(body.arrears).toMatchObject([
    {
      id: ewa,
      listed_name: 'Łoś Ewa',
      price: 840_000,
      paid: 100_000,
      owed: 740_000,
      days: 229,
      lastPayment: '2026-11-02',
    },
  ]);
});

test('each number is that of the list which it leads to', async () => {
  await pay(await student('Iga Nadpłata'), 800_000, '2026-11-02');
  for (const date of ['2026-10-01', '2026-03-01'])
    await enrol(app.db, { placeId, userId: (await app.person({ role: 3 })).id, date });
  await insertBankRow(app.db, { reportId: await insertBankReport(app.db, { accepted: true }), amount: 100 });
  const { waiting, overdue, overpaid } = await today();
  const queue = await accountant.call(bankRowRoutes.waiting, { query: { page: 1 } });
  expect(waiting.total).toBe(queue.body.total);
  for (const [state, people] of [
    ['overdue', overdue.people],
    ['overdue-month', overdue.month],
    ['overdue-quarter', overdue.quarter],
    ['overdue-longer', overdue.longer],
    ['overpaid', overpaid.people],
  ] as const) {
    const { body } = await accountant.call(paymentRoutes.students, { query: { page: 1, state } });
    expect([state, people]).toEqual([state, body.total]);
  }
  expect([overdue.month > 0, overdue.longer > 0, overpaid.people > 0]).toEqual([true, true, true]);
});
