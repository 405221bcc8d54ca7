import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { historyRoutes as routes } from '@indeks/contract/employment/questionnaire/history.routes';
import { largeSequentialScans } from '#testing/explain.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const admin = await app.signedIn(1);
const diligent = (await app.person({ role: 0 })).id;
await sql`
  insert into users (given_name, surname, email, user_role)
  select md5(n::text), 'nr-' || n, 'w' || n || '@test.example', 0 from generate_series(1, 12000) as n`.execute(
  app.db,
);
await sql`
  insert into questionnaire_history (user_id, actor_id, at, kind, form, fields)
  select u.id, u.id, timestamptz '2020-10-01' + make_interval(mins => u.id * 5 + n), 'changed', 'person',
    array['address.city']
  from users u, generate_series(1, 4) as n where u.user_role = 0`.execute(app.db);
await sql`
  insert into questionnaire_history (user_id, actor_id, at, kind, form, fields)
  select ${diligent}::int, ${diligent}::int, timestamptz '2020-10-01' + make_interval(mins => n), 'confirmed', 'person',
    array['registerFormGeneral.formDate']
  from generate_series(1, 2000) as n`.execute(app.db);
await app.asOwner('vacuum analyze');

const pages = [
  {},
  { page: 1 },
  { page: 900 },
  { page: 2, itemsPerPage: 100, sortBy: 'date', sortDesc: false },
  { page: 1, search: 'nr 1234' },
  { page: 1, search: 'ab' },
  { page: 1, search: 'nikt taki' },
] as const;

test.each(pages)('everybody’s history %o reads no large table from end to end', async (query) => {
  const { result, statements } = await app.counting(() => admin.call(routes.list, { query }));
  expect(result.status).toBe(200);
  expect(statements.length).toBeLessThanOrEqual(4);
  expect(await largeSequentialScans(app.db, statements)).toEqual([]);
});

test.each(pages)('nor does one person’s history %o', async (query) => {
  const { result, statements } = await app.counting(() =>
    admin.call(routes.ofUser, { params: { id: diligent }, query }),
  );
  expect(result.status).toBe(200);
  expect(statements.length).toBeLessThanOrEqual(5);
  expect(await largeSequentialScans(app.db, statements)).toEqual([]);
});
