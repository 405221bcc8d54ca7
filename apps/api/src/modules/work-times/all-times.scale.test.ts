import { afterAll, beforeAll, expect, test } from 'vitest';
import { workTimeRoutes as routes } from '@indeks/contract/work-times/work-times.routes';
import type { Client } from '#testing/client.ts';
import { largeSequentialScans } from '#testing/explain.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
let admin: Client;

/**
 * Lecturers among many more students, and two years of hours, so that a scan of all of them shows. Written as the
 * owner, whose statements have no time limit.
 */
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn(1);
  // Far more students than lecturers, as in life: the planner must not take the whole table for the few it needs.
  await app.asOwner(`
    insert into users (given_name, surname, email, user_role)
    select 'Osoba', md5(n::text), 'o' || n || '@test.example', case when n % 24 = 0 then 0 else 3 end
    from generate_series(1, 120000) as n`);
  await app.asOwner(`
    insert into work_times (user_id, date, city, hours, comment)
    select u.id, date '2025-01-01' + (n * 61 + u.id) % 730, 'Miasto ' || left(md5(u.id::text), 2),
      1 + (n + u.id) % 12, case when n = 1 then 'egzamin ' || u.id else '' end
    from users as u, generate_series(1, 12) as n where u.user_role = 0`);
  await app.asOwner('vacuum analyze');
}, 120_000);
afterAll(() => app.close());

const october = { from: '2026-10-01', to: '2026-10-31' };
const year = { from: '2026-01-01', to: '2026-12-31' };

test.each([
  { ...october },
  { ...october, page: 1 },
  { ...october, page: 100 },
  { ...year, page: 1 },
  { ...year, page: 900, sortBy: 'date', sortDesc: true },
  { ...october, page: 1, sortBy: 'city' },
  { ...year, page: 1, sortBy: 'city', sortDesc: true },
  { ...october, page: 1, sortBy: 'hours' },
  { ...year, page: 3, sortBy: 'hours', sortDesc: true },
  { ...october, page: 1, sortBy: 'username' },
  { ...october, page: 100, sortBy: 'username', sortDesc: true },
  { ...year, page: 1, sortBy: 'username' },
  { ...year, page: 900, sortBy: 'username' },
  { ...october, page: 1, search: 'miasto a1' },
  { ...year, page: 1, search: 'egzamin 1234' },
  { ...year, page: 1, search: 'osoba ab', sortBy: 'username' },
  { ...october, page: 1, search: 'os' },
  { ...year, page: 1, search: 'nic takiego tu nie ma', sortBy: 'city' },
] as const)('the list %o reads no table of more than 10,000 rows from end to end', async (query) => {
  const { result, statements } = await app.counting(() => admin.call(routes.listAll, { query }));
  expect(result.status).toBe(200);
  expect(statements.length).toBeLessThanOrEqual(6);
  expect(await largeSequentialScans(app.db, statements)).toEqual([]);
});

test('a year of everybody is too long for one document and says so', async () => {
  const { status, error } = await admin.call(routes.registerOfAll, { query: year });
  expect([status, error.code]).toEqual([422, 'list/too-long']);
});
