import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { staffRoutes as routes } from '@indeks/contract/employment/staff/staff.routes';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const admin = await app.signedIn(1);

test('a lecturer is found although thousands of students match as well', async () => {
  await sql`
    insert into users (given_name, surname, email, user_role)
    select 'Osoba', md5(n::text), 'o' || n || '@test.example', 3 from generate_series(1, 3000) as n`.execute(
    app.db,
  );
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
