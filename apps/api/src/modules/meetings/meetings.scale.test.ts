import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dashboardRoutes } from '@indeks/contract/dashboard/dashboard.routes';
import { meetingRoutes as routes } from '@indeks/contract/meetings/meetings.routes';
import type { Client } from '#testing/client.ts';
import { largeSequentialScans } from '#testing/explain.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
let admin: Client;
let userId: number;
let placeId: number;

/** As many lecturers and places as the demo has at a hundredfold and a year of weekends. */
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn(1);
  await sql`
    insert into users (given_name, surname, email, user_role)
    select 'Wykładowca', n, 'w' || n || '@test.example', 0 from generate_series(1, 12800) as n`.execute(
    app.db,
  );
  await sql`
    insert into places (name, organization, address, telephone, email)
    select 'Miasto ' || n, 'Szkoła', 'ul. Długa', '1', 'm@test.example' from generate_series(1, 2400) as n`.execute(
    app.db,
  );
  const firstOf = async (table: 'users' | 'places', email: string) =>
    (
      await app.db
        .selectFrom(table)
        .select('id')
        .where('email', '=', email)
        .orderBy('id')
        .executeTakeFirstOrThrow()
    ).id;
  userId = await firstOf('users', 'w1@test.example');
  placeId = await firstOf('places', 'm@test.example');
  // In parts, each well below the time a statement may take on a busy machine.
  for (let part = 0; part < 4; part += 1)
    await sql`
      insert into meetings (user_id, pid, start_date, end_date)
      select ${userId} + n % 12800, ${placeId} + n % 2400, day, day + 1
      from generate_series(${part * 15_000 + 1}::integer, ${(part + 1) * 15_000}::integer) as n
      cross join lateral (select date '2026-01-03' + n % 52 * 7 as day) as saturday`.execute(app.db);
  await app.asOwner('vacuum analyze');
}, 120_000);
afterAll(() => app.close());

const year = { start: '2026-01-01', end: '2026-12-31' };
const october = { start: '2026-10-01', end: '2026-10-31' };

test.each([
  october,
  year,
  { start: '2030-01-01', end: '2030-01-31' },
  { ...october, pid: () => placeId },
  { ...october, uid: () => userId },
  { ...year, pid: () => placeId, uid: () => userId },
])('everybody’s weekends of %o read no table of more than 10,000 rows from end to end', async (asked) => {
  const { pid, uid, ...days } = asked as typeof october & { pid?: () => number; uid?: () => number };
  const query = { ...days, pid: pid?.(), uid: uid?.() };
  const { result, statements } = await app.counting(() => admin.call(routes.listAll, { query }));
  expect(result.status).toBe(200);
  expect(statements.length).toBeLessThanOrEqual(6);
  expect(await largeSequentialScans(app.db, statements)).toEqual([]);
});

test('the calendar has the first hundred places by name and says that there are more', async () => {
  const { body } = await admin.call(routes.listAll, { query: october });
  const named = body.items.flatMap(({ places, vacant }) => [...places, ...vacant]);
  expect([new Set(named.map(({ pid }) => pid)).size, body.capped, body.items.length]).toEqual([100, true, 5]);
});

test.each([{ page: 1 }, { page: 2, itemsPerPage: 10, sortDesc: true }, { uid: () => userId }])(
  'the sessions of a place %o read no table from end to end',
  async ({ uid, ...query }: { page?: number; uid?: () => number }) => {
    const asked = { ...year, pid: placeId, uid: uid?.(), ...query };
    const { result, statements } = await app.counting(() => admin.call(routes.listOfPlace, { query: asked }));
    expect(result.body.total).toBe(uid ? 1 : 25);
    expect(statements.length).toBeLessThanOrEqual(6);
    expect(await largeSequentialScans(app.db, statements)).toEqual([]);
  },
);

test('the CSV has them all, the document refuses', async () => {
  const { text } = await admin.raw(routes.csvOfAll, { query: year });
  expect(text.split('\r\n')).toHaveLength(60_002);
  expect((await admin.call(routes.pdfOfAll, { query: year })).error.code).toBe('list/too-long');
});

test('a person’s weekends, dashboard and proposals read no table from end to end', async () => {
  const query = { user: userId };
  const { result, statements } = await app.counting(async () => [
    await admin.call(routes.list, { query: { ...query, from: '2026-10-01', to: '2026-10-31' } }),
    await admin.call(dashboardRoutes.get),
    await admin.call(dashboardRoutes.proposals, { query: { ...query, month: '2026-10' } }),
  ]);
  expect(result.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await largeSequentialScans(app.db, statements)).toEqual([]);
});
