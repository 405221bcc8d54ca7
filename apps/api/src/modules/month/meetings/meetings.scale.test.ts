import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { dashboardRoutes } from '@indeks/contract/home/dashboard/dashboard.routes';
import { proposalRoutes } from '@indeks/contract/month/proposals/proposals.routes';
import { meetingRoutes as routes } from '@indeks/contract/month/meetings/meetings.routes';
import { largeSequentialScans } from '#testing/explain.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const admin = await app.signedIn(1);

// A year of weekends in as many places as the demo has at a hundredfold; the lists are asked in apps/api/testing/scale.
await sql`
  insert into users (given_name, surname, email, user_role)
  select 'Wykładowca', n, 'w' || n || '@test.example', 0 from generate_series(1, 1200) as n`.execute(app.db);
await sql`
  insert into places (name, organization, address, telephone, email)
  select 'Miasto ' || n, 'Szkoła', 'ul. Długa', '1', 'm@test.example' from generate_series(1, 2400) as n`.execute(
  app.db,
);
const findFirstId = async (table: 'users' | 'places', email: string) =>
  (
    await app.db
      .selectFrom(table)
      .select('id')
      .where('email', '=', email)
      .orderBy('id')
      .executeTakeFirstOrThrow()
  ).id;
const userId = await findFirstId('users', 'w1@test.example');
const placeId = await findFirstId('places', 'm@test.example');
await sql`
    insert into meetings (user_id, pid, start_date, end_date)
    select ${userId} + n % 1200, ${placeId} + n % 2400, day, day + 1
    from generate_series(1, 12000) as n
    cross join lateral (select date '2026-01-03' + n % 52 * 7 as day) as saturday`.execute(app.db);
await app.asOwner('vacuum analyze');

const year = { start: '2026-01-01', end: '2026-12-31' };
const october = { start: '2026-10-01', end: '2026-10-31' };

test('the calendar has the first hundred places by name and says that there are more', async () => {
  const { body } = await admin.call(routes.listAll, { query: october });
  const named = body.items.flatMap(({ places, vacant }) => [...places, ...vacant]);
  expect([new Set(named.map(({ pid }) => pid)).size, body.capped, body.items.length]).toEqual([100, true, 5]);
});

test('the CSV has them all, the document refuses', async () => {
  const { text } = await admin.raw(routes.csvOfAll, { query: year });
  expect(text.split('\r\n')).toHaveLength(12_002);
  expect((await admin.call(routes.orderPdfOfAll, { query: year })).error.code).toBe('list/too-long');
});

test('a person’s weekends, dashboard and proposals read no table from end to end', async () => {
  const query = { user: userId };
  const { result, statements } = await app.counting(async () => [
    await admin.call(routes.list, { query: { ...query, from: '2026-10-01', to: '2026-10-31' } }),
    await admin.call(dashboardRoutes.get),
    await admin.call(proposalRoutes.list, { query: { ...query, month: '2026-10' } }),
  ]);
  expect(result.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await largeSequentialScans(app.db, statements)).toEqual([]);
});
