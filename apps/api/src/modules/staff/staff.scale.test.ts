import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staffRoutes as routes } from '@indeks/contract/people/staff.routes';
import { userAccountRoutes as accounts } from '@indeks/contract/people/user-accounts.routes';
import type { Client } from '#testing/client.ts';
import { largeSequentialScans } from '#testing/explain.ts';
import { insertStaffAmongStudents } from '#testing/staff.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
let admin: Client;
const sizes = { lecturers: 12_800, administrative: 600, students: 186_600 };

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn(1);
  await insertStaffAmongStudents(app, sizes);
}, 300_000);
afterAll(() => app.close());

/** How a list was answered, how many statements it took and what they read from end to end. */
const costOf = async (work: () => Promise<{ status: number }>) => {
  const { result, statements } = await app.counting(work);
  const scans = await largeSequentialScans(app.db, statements);
  return { status: result.status, few: statements.length <= 6, scans };
};
const cheap = { status: 200, few: true, scans: [] };

const orders = ['name', 'contract', 'rodo', 'email', 'telephone'].flatMap((sortBy) => [
  { page: 1, sortBy },
  { page: 1, sortBy, sortDesc: true },
  { page: 1_000, sortBy },
  { page: 90, itemsPerPage: 100, sortBy, sortDesc: true },
]);
const searches = ['osoba', 'osoba 12', 'os', 'ośoba 1a2b', '000123', 'nic takiego tu nie ma'].map(
  (search) => ({
    page: 1,
    search,
  }),
);

describe.each(['lecturers', 'administrative'] as const)('the list of %s', (group) => {
  test.each([{}, { page: 1, itemsPerPage: 100 }, ...orders, ...searches])(
    '%o reads no table of more than 10,000 rows from end to end',
    async (query) =>
      expect(await costOf(() => admin.raw(routes.list, { query: { group, ...query } }))).toEqual(cheap),
  );
});

describe.each([0, 2, 3, 7])('the people of role %i', (role) => {
  test.each([
    {},
    { page: 1 },
    { page: 1_000 },
    { page: 1, sortBy: 'email', sortDesc: true },
    { page: 1_000, sortBy: 'email' },
    { page: 1, search: 'osoba 12' },
    { page: 1, search: '12', sortBy: 'email' },
  ])('%o read no table of more than 10,000 rows from end to end', async (query) =>
    expect(await costOf(() => admin.raw(routes.ofRole, { params: { role }, query }))).toEqual(cheap),
  );
});

describe.each([{}, { group: 'staff' as const }, { role: 3 as const }])('the accounts of %o', (filter) => {
  test.each([
    { page: 1 },
    { page: 1_000 },
    { page: 1, sortBy: 'email', sortDesc: true },
    { page: 1_000, sortBy: 'email' },
    { page: 1, search: 'osoba 12' },
    { page: 1, search: '12', sortBy: 'email' },
  ])('%o read no table of more than 10,000 rows from end to end', async (query) =>
    expect(await costOf(() => admin.raw(accounts.list, { query: { ...filter, ...query } }))).toEqual(cheap),
  );
});

test('a lecturer is found although thousands of students match as well', async () => {
  const { name } = await app.person({ role: 0, name: 'Żużanna Osoba' });
  const { body } = await admin.call(routes.list, {
    query: { group: 'lecturers', page: 1, search: 'osoba', sortBy: 'name', sortDesc: true },
  });
  expect(body.items[0]?.name).toBe(name);
});

test('deleting a person asks the other tables through their indexes', async () => {
  const { id } = await app.person({ role: 0 });
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select c.conrelid::regclass::text as table, array_agg(a.attname::text) as columns
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass and not exists (
      select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])
    group by 1`.execute(app.db);
  // One row per outside service.
  expect(rows).toEqual([{ table: 'service_credentials', columns: ['saved_by'] }]);
  expect((await admin.call(routes.remove, { params: { id } })).status).toBe(200);
});
