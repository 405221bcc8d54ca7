import { dashboardRoutes as routes } from '@indeks/contract/dashboard/dashboard.routes';
import { paymentRoutes } from '@indeks/contract/payments/payments.routes';
import { afterAll, expect, test } from 'vitest';
import { insertBankReport, insertBankRow } from '#testing/bank-reports.ts';
import { enrol } from '#testing/enrolments.ts';
import { largeSequentialScans } from '#testing/explain.ts';
import { insertPlace } from '#testing/places.ts';
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
    owed: { people: 0, sum: 0 },
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
  expect([body.owed, body.overpaid]).toEqual([
    { people: 1, sum: 740_000 },
    { people: 1, sum: 30_100 },
  ]);
  expect(body.arrears).toMatchObject([
    {
      id: ewa,
      listed_name: 'Łoś Ewa',
      price: 840_000,
      paid: 100_000,
      balance: 740_000,
      lastPayment: '2026-11-02',
    },
  ]);
});

test('reads no table from end to end, however many students there are', async () => {
  const { id: course } = await app.db.selectFrom('courses').select('id').executeTakeFirstOrThrow();
  await app.asOwner(`
    with people as (
      insert into users (given_name, surname, email, user_role)
      select 'Osoba', n::text, 'o' || n || '@test.example', 3 from generate_series(1, 12000) as n returning id
    ), enrolled as (
      insert into enrolments (uid, date, pid) select id, '2024-10-01', ${placeId} from people returning id, uid, date
    )
    insert into enrolment_courses (enrolment_id, slot, uid, date, cid, price)
      select id, 1, uid, date, ${course}, 300000 from enrolled;
    insert into payments (enrolment_id, amount, date)
      select e.id, 100000, date '2024-10-01' + (e.id % 800)
      from enrolments as e where e.date = '2024-10-01'`);
  await app.asOwner('vacuum analyze');
  const { result, statements } = await app.counting(today);
  expect(result.arrears).toHaveLength(5);
  expect(statements.length).toBeLessThanOrEqual(10);
  expect(await largeSequentialScans(app.db, statements)).toEqual([]);
}, 120_000);
