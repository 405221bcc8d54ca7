import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { candidateRoutes as routes } from '@indeks/contract/studies/candidates/candidates.routes';
import { largeSequentialScans } from '#testing/explain.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());

/** A hundred times the demo's 300, so that a scan of all of them shows. */
await sql`
  insert into courses (name) select 'Kierunek ' || n from generate_series(1, 40) as n`.execute(app.db);
await sql`
  insert into places (name, organization, address, telephone, email)
  select 'Miasto ' || n, 'Szkoła', 'ul. Długa', n::text, 'm' || n || '@test.example'
  from generate_series(1, 2000) as n`.execute(app.db);
await sql`
  insert into candidates (date, given_name, surname, telephone, email, cid, cid_2, pid)
  select date '2026-11-14' - n % 700, 'Kandydat', md5(n::text), (600000000 + n)::text, 'k' || n || '@test.example',
    (select min(id) from courses) + n % 40,
    case when n % 4 = 0 then (select min(id) from courses) + (n + 1) % 40 end,
    (select min(id) from places) + n % 2000
  from generate_series(1, 30000) as n`.execute(app.db);
const [{ pid, cid } = { pid: 0, cid: 0 }] = await app.db
  .selectFrom('candidates')
  .select(['pid', 'cid'])
  .limit(1)
  .execute();
const admin = await app.signedIn(1);
const person = await app.person({ role: 2 });
for (const place_id of [pid, pid + 1, pid + 2])
  await app.db.insertInto('place_coordinators').values({ place_id, user_id: person.id }).execute();
const coordinator = await app.signedInAs(person);
await app.asOwner('vacuum analyze');

const asked = [
  { page: 1 },
  { page: 450, sortDesc: true },
  { page: 3, sortBy: 'username' },
  { page: 450, sortBy: 'username', sortDesc: true },
  { page: 1, pid },
  { page: 1, cid },
  { page: 1, cid, sortBy: 'username' },
  { page: 1, pid, cid, sortDesc: true },
  { page: 1, state: 'waiting' },
  { page: 400, state: 'overdue', sortBy: 'username' },
  { page: 1, state: 'admitted' },
  { page: 1, search: 'k777@test' },
  { page: 1, search: 'kandydat' },
  { page: 1, search: 'ab' },
  { page: 1, search: 'ab', cid },
  { page: 1, search: 'nic takiego tu nie ma' },
] as const;

test.each(asked)('the list %o reads no table of more than 10,000 rows from end to end', async (query) => {
  for (const client of [admin, coordinator]) {
    const { result, statements } = await app.counting(() => client.call(routes.list, { query }));
    expect(result.status).toBe(200);
    expect(statements.length).toBeLessThanOrEqual(6);
    expect(await largeSequentialScans(app.db, statements)).toEqual([]);
  }
});
