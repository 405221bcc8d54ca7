import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settlementSortKeys } from '@indeks/contract/payments/payments.keys';
import { paymentRoutes as routes } from '@indeks/contract/payments/payments.routes';
import type { Client } from '#testing/client.ts';
import { largeSequentialScans } from '#testing/explain.ts';
import { insertPlace } from '#testing/places.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
let accountant: Client;

/** 20,000 students with 26,000 enrolments and some 70,000 payments, over 6 intakes, 300 places and 40 courses. */
beforeAll(async () => {
  app = await startTestApp();
  accountant = await app.signedIn(6);
  const place = await insertPlace(app.db);
  const rows = (text: ReturnType<typeof sql>) => text.execute(app.db);
  await rows(sql`
    insert into places (name, organization, address, telephone, email)
    select 'Miasto ' || n, 'Szkoła', 'Ulica', '1', 'm' || n || '@test.example' from generate_series(1, 300) as n`);
  await rows(sql`insert into courses (name) select 'Kierunek ' || n from generate_series(1, 40) as n`);
  await rows(sql`
    insert into users (given_name, surname, email, user_role)
    select 'Imię' || n % 500, md5(n::text), 's' || n || '@test.example', 3 from generate_series(1, 20000) as n`);
  // As the owner, who may take longer than a request.
  await app.asOwner(`
    with enrolled as (
      insert into enrolments (uid, date, pid)
      select u.id, date '2020-10-01' + ((u.id + n) % 6) * interval '1 year', ${place} + u.id % 301
      from users as u cross join generate_series(1, 2) as n where u.user_role = 3 and (n = 1 or u.id % 10 < 3)
      returning id, uid, date
    )
    insert into enrolment_courses (enrolment_id, slot, uid, date, cid, price)
    select e.id, 1, e.uid, e.date, (select min(id) from courses) + e.id % 40, 420000 from enrolled as e`);
  await app.asOwner(`
    insert into payments (enrolment_id, amount, date)
    select e.id, case when e.id % 50 = 0 then 150000 else 70000 + e.id end, date '2026-01-01' + n
    from enrolments as e cross join lateral generate_series(1, e.id % 6) as n`);
  await app.asOwner('vacuum analyze');
}, 240_000);
afterAll(() => app.close());

const filters = [
  {},
  { date: '2024-10-01' },
  { date: '2024-10-01,2021-10-01' },
  { pid: 7 },
  { cid: 5 },
  { pid: 7, cid: 5, date: '2024-10-01' },
  { state: 'owed' },
  { state: 'overpaid' },
  { state: 'unpaid' },
  { state: 'overpaid', cid: 5 },
  { state: 'owed', date: '2024-10-01,2021-10-01' },
  { state: 'unpaid', pid: 7 },
  { state: 'owed', archived: true },
  { archived: true },
];
const orders = [
  ...settlementSortKeys.flatMap((sortBy) => [
    { page: 1, sortBy },
    { page: 3, sortBy, sortDesc: true },
  ]),
  ...(['name', 'balance'] as const).flatMap((sortBy) =>
    ['imie77', 'ab'].map((search) => ({ page: 1, sortBy, search })),
  ),
];

test.each(filters.flatMap((filter) => orders.map((paging) => [filter, paging] as const)))(
  '%o, %o takes at most six statements and reads no large table from end to end',
  async (filter, paging) => {
    const query = { ...filter, ...paging };
    const { result, statements } = await app.counting(() => accountant.raw(routes.students, { query }));
    expect(result.status).toBe(200);
    expect(statements.length).toBeLessThanOrEqual(6);
    expect(await largeSequentialScans(app.db, statements)).toEqual([]);
  },
);

test('no kept sum differs from what was paid', async () => {
  expect(await app.db.selectFrom('wrong_balances').selectAll().execute()).toEqual([]);
});
