import { notificationRoutes as routes } from '@indeks/contract/notices/notifications/notifications.routes';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { largeSequentialScans } from '#testing/explain.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const [mine, other] = [await app.person({ role: 3 }), await app.person({ role: 3 })];
const reader = await app.signedInAs(mine);
await sql`
  insert into notifications (user_id, type, kind, text, at, seen)
  select case when n % 20 = 0 then ${mine.id}::integer else ${other.id}::integer end, 2 + n % 3, 'issue', 'nr ' || n,
    timestamptz '2026-01-01' + make_interval(mins => n), n % 7 > 0
  from generate_series(1, 20000) as n`.execute(app.db);
await app.asOwner('vacuum analyze');

test.each([
  {},
  { page: 90 },
  { type: 3 },
  { unread: true },
  { type: 4, unread: true, sortDesc: false },
] as const)('notifications %o read no large table from end to end', async (query) => {
  const { result, statements } = await app.counting(() => reader.call(routes.list, { query }));
  expect(result.status).toBe(200);
  expect(statements.length).toBeLessThanOrEqual(4);
  expect(await largeSequentialScans(app.db, statements)).toEqual([]);
});

test('the badge is read from its index', async () => {
  const { statements } = await app.counting(() => reader.call(routes.unread));
  expect(await largeSequentialScans(app.db, statements)).toEqual([]);
});
