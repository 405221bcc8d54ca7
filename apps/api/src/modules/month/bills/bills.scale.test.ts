import { billRoutes as routes } from '@indeks/contract/month/bills/bills.routes';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { largeSequentialScans } from '#testing/explain.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const admin = await app.signedIn(1);

// Two thousand people with 20 scans each, so that a scan of either table from end to end shows.
const { id: userId } = await app.person({ role: 0 });
await sql`
  insert into users (given_name, surname, email, user_role)
  select 'Wykładowca', n, 'w' || n || '@test.example', 0 from generate_series(1, 12000) as n`.execute(app.db);
await sql`
  insert into bills (user_id, file_name, picture_key, thumbnail_key, date, added_at)
  select ${userId} + n % 2000, 'paragon.png', 'a' || n, 'b' || n, date '2026-01-01' + n % 365, '2026-12-31'
  from generate_series(1, 40000) as n`.execute(app.db);
await app.asOwner('vacuum analyze');

test('a month and a picture read no table of more than 10,000 rows from end to end', async () => {
  const range = { from: '2026-01-01', to: '2026-12-31' };
  const list = await app.counting(() => admin.call(routes.list, { query: { ...range, user: userId } }));
  expect(list.result.body.items).toHaveLength(20);
  const file = list.result.body.items[0]?.file ?? '';
  const picture = await app.counting(() => admin.call(routes.file, { params: { file } }));
  for (const { statements } of [list, picture]) {
    expect(statements.length).toBeLessThanOrEqual(6);
    expect(await largeSequentialScans(app.db, statements)).toEqual([]);
  }
});
