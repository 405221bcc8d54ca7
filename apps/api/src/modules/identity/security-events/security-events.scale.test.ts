import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { securityEventRoutes as routes } from '@indeks/contract/identity/security-events/security-events.routes';
import { largeSequentialScans } from '#testing/explain.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const admin = await app.signedIn(11);
await sql`
  insert into security_events (at, kind, actor_name, address, account_hash, request_id)
  select timestamptz '2026-01-01' + make_interval(mins => n),
    (array['login-failed', 'sealed-read', 'session-opened'])[1 + n % 3], md5(n::text) || ' nr ' || n,
    '192.0.2.' || n % 250, decode(md5(n::text) || md5(n::text), 'hex'), 'test'
  from generate_series(1, 20000) as n`.execute(app.db);
await app.asOwner('vacuum analyze');

test.each([
  {},
  { page: 900 },
  { page: 2, itemsPerPage: 100, sortBy: 'at', sortDesc: false },
  { kind: 'login-failed', page: 3 },
  { kind: 'role-changed' },
  { address: '192.0.2.7' },
  { address: '192.0.2.7', kind: 'sealed-read', from: '2026-01-02', to: '2026-01-09' },
  { search: 'nr 1234' },
  { search: 'ab' },
  { search: 'nikt taki' },
  { search: 'nikt@test.example' },
] as const)('events %o read no large table from end to end', async (query) => {
  const { result, statements } = await app.counting(() => admin.call(routes.list, { query }));
  expect(result.status).toBe(200);
  expect(statements.length).toBeLessThanOrEqual(4);
  expect(await largeSequentialScans(app.db, statements)).toEqual([]);
});
