import { paymentRoutes as routes } from '@indeks/contract/money/payments/payments.routes';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createCtx } from '#platform/context.ts';
import { findWrongMoney } from '#testing/kept.ts';
import { enrol } from '#testing/studies/enrolments.ts';
import { insertPayment } from '#testing/money/payments.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { startTestApp } from '#testing/test-app.ts';
import { keepTuitionDay } from '../booking/booking.queries.ts';

/** The clock shows 16 November 2026. Each enrolment costs 4,200 zł, due on the first day of the second month. */
const app = await startTestApp();
afterAll(() => app.close());
const accountant = await app.signedIn(6);
const ctx = createCtx({
  services: app.services,
  db: app.db,
  log: pino({ level: 'silent' }),
  requestId: 'test',
});
let pid = 0;
const student = async (surname: string, date: string, made = date) => {
  const { id } = await app.person({ role: 3, name: `Ewa ${surname}` });
  return { uid: id, enrolmentId: await enrol(app.db, { placeId: pid, userId: id, date, made }) };
};
const names = async (query: object) =>
  (await accountant.call(routes.students, { query: { pid, ...query } })).body.items.map(
    ({ listed_name }) => listed_name.split(' ')[0],
  );
const longestOverdue = () => names({ sortBy: 'overdue', sortDesc: true });
const plan = (enrolmentId: number, days: readonly string[]) =>
  sql`insert into instalment_plans (enrolment_id, days, amounts)
    values (${enrolmentId}, ${days}::date[], array_fill(${420_000 / days.length}::integer, array[${days.length}::integer]))`.execute(
    app.db,
  );
const wrong = () => findWrongMoney(ctx);

beforeEach(async () => {
  pid = await insertPlace(app.db);
});

test('whoever is overdue the longest comes first, and whoever owes nothing last', async () => {
  await student('Nowa', '2026-10-01');
  const paid = await student('Zapłacona', '2019-10-01');
  await student('Dawna', '2023-10-01');
  await insertPayment(app.db, { enrolmentId: paid.enrolmentId, amount: 420_000 });
  expect(await longestOverdue()).toEqual(['Dawna', 'Nowa', 'Zapłacona']);
  expect(await names({ sortBy: 'overdue' })).toEqual(['Zapłacona', 'Nowa', 'Dawna']);
  expect(await names({ sortBy: 'overdue', sortDesc: true, state: 'owed' })).toEqual(['Dawna', 'Nowa']);
  expect(await names({ sortBy: 'overdue', sortDesc: true, state: 'unpaid', search: 'ewa' })).toEqual([
    'Dawna',
    'Nowa',
  ]);
  expect(await wrong()).toEqual([]);
});

test('people are asked for by the days that something is overdue, always in the order of days', async () => {
  await student('Nowa', '2026-10-01');
  const quarter = await student('Kwartalna', '2025-10-01');
  await plan(quarter.enrolmentId, ['2026-09-30']);
  await student('Dawna', '2023-10-01');
  await student('Dawniejsza', '2022-10-01');
  await student('Przyszła', '2027-03-01');
  expect(await names({ state: 'overdue-month' })).toEqual(['Nowa']);
  expect(await names({ state: 'overdue-quarter' })).toEqual(['Kwartalna']);
  expect(await names({ state: 'overdue-longer', sortBy: 'name' })).toEqual(['Dawna', 'Dawniejsza']);
  expect(await names({ state: 'overdue-longer', sortDesc: true, archived: true })).toEqual([
    'Dawniejsza',
    'Dawna',
  ]);
  expect(await names({ state: 'overdue-longer', search: 'dawniejsza' })).toEqual(['Dawniejsza']);
  const { text, headers } = await accountant.raw(routes.exportCsv, {
    query: { pid, state: 'overdue-quarter' },
  });
  expect(headers['content-disposition']).toMatch(/rozliczenia-[a-z0-9-]+-po-terminie-31-90-dni-\d{4}/u);
  expect(text.trim().split('\r\n').slice(1)).toMatchObject([expect.stringContaining('Kwartalna')]);
});

test('a plan and each payment move the oldest unpaid day', async () => {
  const planned = await student('Ratalna', '2023-10-01');
  await student('Środkowa', '2024-10-01');
  expect(await longestOverdue()).toEqual(['Ratalna', 'Środkowa']);
  await plan(planned.enrolmentId, ['2024-10-15', '2025-10-15']);
  expect(await longestOverdue()).toEqual(['Ratalna', 'Środkowa']);
  await insertPayment(app.db, { enrolmentId: planned.enrolmentId, amount: 210_000 });
  expect(await longestOverdue()).toEqual(['Środkowa', 'Ratalna']);
  expect(await wrong()).toEqual([]);
});

test('another day of tuition is kept, and judges whoever has no plan again', async () => {
  const planned = await student('Ratalna', '2024-10-01');
  await student('Bez', '2024-10-01');
  await plan(planned.enrolmentId, ['2024-11-15', '2025-01-15']);
  expect(await longestOverdue()).toEqual(['Bez', 'Ratalna']);
  await keepTuitionDay(ctx, { month: 5, day: 31 });
  const { rows } = await sql`select due::text from enrolment_balances
    where enrolment_id <> ${planned.enrolmentId} and enrolment_id in (select id from enrolments where pid = ${pid})`.execute(
    app.db,
  );
  expect(rows).toEqual([{ due: '2025-02-28' }]);
  expect(await longestOverdue()).toEqual(['Ratalna', 'Bez']);
  expect(await wrong()).toEqual([]);
  await keepTuitionDay(ctx, { month: 2, day: 1 });
});

test('a state follows payments, and its names and words those of the person', async () => {
  const one = await student('Adamska', '2024-10-01');
  await student('Borek', '2024-10-01');
  await app.db.updateTable('users').set({ surname: 'Zych' }).where('id', '=', one.uid).execute();
  expect(await names({ state: 'unpaid' })).toEqual(['Borek', 'Zych']);
  expect(await names({ state: 'unpaid', search: 'zych' })).toEqual(['Zych']);
  await insertPayment(app.db, { enrolmentId: one.enrolmentId, amount: 500 });
  expect([await names({ state: 'unpaid' }), await names({ state: 'owed' })]).toEqual([
    ['Borek'],
    ['Borek', 'Zych'],
  ]);
  await insertPayment(app.db, { enrolmentId: one.enrolmentId, amount: 450_000 });
  expect([await names({ state: 'owed' }), await names({ state: 'overpaid' })]).toEqual([['Borek'], ['Zych']]);
  expect(await wrong()).toEqual([]);
});

const duesOf = async (uid: number) =>
  (await accountant.call(routes.ofPerson, { params: { id: uid } })).body.dues;

test('nothing is due before two weeks after the enrolment was made, whatever its intake and plan', async () => {
  const late = await student('Spóźniona', '2023-10-01', '2026-11-10');
  expect(await duesOf(late.uid)).toMatchObject({
    owed: 0,
    overdueDays: 0,
    next: { due: '2026-11-24', amount: 420_000 },
  });
  expect(await names({ state: 'overdue' })).toEqual([]);
  await plan(late.enrolmentId, ['2024-10-15', '2025-10-15', '2027-01-15']);
  expect(await duesOf(late.uid)).toMatchObject({ next: { due: '2026-11-24', amount: 280_000 } });
  const older = await student('Starsza', '2023-10-01', '2026-10-20');
  expect(await duesOf(older.uid)).toMatchObject({ owed: 420_000, overdueDays: 13, due: '2026-11-03' });
  expect(await names({ state: 'overdue' })).toEqual(['Starsza']);
  expect(await wrong()).toEqual([]);
});

test('another number of days holds for whoever is enrolled from its day on', async () => {
  const before = await student('Wcześniejsza', '2026-10-01', '2026-10-30');
  const after = await student('Późniejsza', '2026-10-01', '2026-11-02');
  await sql`insert into payment_grace (valid_from, days) values ('2026-11-01', 5)`.execute(app.db);
  expect([(await duesOf(before.uid)).due, (await duesOf(after.uid)).due]).toEqual([
    '2026-11-13',
    '2026-11-07',
  ]);
  expect(await wrong()).toEqual([]);
  await sql`delete from payment_grace where valid_from = '2026-11-01'`.execute(app.db);
  expect((await duesOf(after.uid)).due).toBe('2026-11-16');
  expect(await wrong()).toEqual([]);
});

test('what was paid too much for one enrolment is taken off what is overdue for another, on every screen', async () => {
  const one = await student('Rozliczona', '2025-10-01');
  const other = await enrol(app.db, { placeId: pid, userId: one.uid, date: '2026-03-01' });
  await insertPayment(app.db, { enrolmentId: one.enrolmentId, amount: 430_000 });
  await insertPayment(app.db, { enrolmentId: other, amount: 300_000 });
  expect(await duesOf(one.uid)).toMatchObject({ owed: 110_000, overdueDays: 229, due: '2026-04-01' });
  const [listed] = (await accountant.call(routes.students, { query: { pid, state: 'overdue' } })).body.items;
  expect(listed).toMatchObject({ dues: { owed: 110_000, overdueDays: 229 }, sums: { balance: 110_000 } });
  await plan(other, ['2026-04-01', '2026-08-01']);
  await insertPayment(app.db, { enrolmentId: one.enrolmentId, amount: -5_000, comment: 'zwrot' });
  await insertPayment(app.db, { enrolmentId: other, amount: -95_000, comment: 'zwrot' });
  // 205,000 paid of 210,000 until April, and the surplus of 5,000 covers the rest of it: only August is late.
  expect(await duesOf(one.uid)).toMatchObject({ owed: 210_000, due: '2026-08-01' });
  const { rows } = await sql`select day::text, amount from due_list where uid = ${one.uid}`.execute(app.db);
  expect(rows).toEqual([{ day: '2026-08-01', amount: 210_000 }]);
  expect(await wrong()).toEqual([]);
});
