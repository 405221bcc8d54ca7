import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { placeRoutes as routes } from '@indeks/contract/provider/places/places.routes';
import { largeSequentialScans } from '#testing/explain.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const admin = await app.signedIn(1);

// Far more than 100 times the demo's 24 places, so that a scan of all of them shows.
await sql`
  insert into users (given_name, surname, email, user_role)
  select 'Koordynator', n, 'k' || n || '@test.example', 2 from generate_series(1, 2000) as n`.execute(app.db);
await sql`
  insert into places (name, organization, address, telephone, email)
  select 'Miasto ' || md5(n::text), 'Szkoła ' || n, 'ul. Długa ' || n, n::text, 'm' || n || '@test.example'
  from generate_series(1, 30000) as n`.execute(app.db);
await sql`
  insert into place_coordinators (place_id, user_id)
  select p.id, u.id from places p join users u on u.email = 'k' || (1 + p.id % 2000) || '@test.example'`.execute(
  app.db,
);
await app.asOwner('vacuum analyze');

test.each([
  {},
  { page: 1 },
  { page: 450, itemsPerPage: 10 },
  { page: 1, sortBy: 'name', sortDesc: true },
  { page: 3, sortBy: 'organization' },
  { page: 1, sortBy: 'active', sortDesc: true },
  { page: 1, active: '0' },
  { page: 1, search: 'szkoła 1234' },
  { page: 1, search: 'koordynator 77' },
  { page: 1, search: 'ab' },
  { page: 1, search: 'nic takiego tu nie ma' },
] as const)('the list %o reads no table of more than 10,000 rows from end to end', async (query) => {
  const { result, statements } = await app.counting(() => admin.call(routes.list, { query }));
  expect(result.status).toBe(200);
  expect(statements.length).toBeLessThanOrEqual(4);
  expect(await largeSequentialScans(app.db, statements)).toEqual([]);
});

test.each([
  [{ page: 1 }, 5_000],
  [{ page: 500 }, 5_000],
  [{ page: 1, search: 'szkoła' }, 200],
  [{ page: 20, search: 'szkoła' }, 200],
  [{ page: 1, search: 'sz' }, 50],
  [{ page: 5, search: 'sz' }, 50],
] as const)('the total of the list %o is counted to %i and says so', async (query, cap) => {
  const { body } = await admin.call(routes.list, { query });
  expect([body.items.length, body.total, body.capped]).toEqual([10, cap, true]);
});
