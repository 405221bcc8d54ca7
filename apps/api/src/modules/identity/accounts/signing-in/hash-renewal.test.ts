import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { accountRoutes as routes } from '@indeks/contract/identity/accounts/accounts.routes';
import { createPasswords } from '#platform/auth/passwords.ts';
import { eventually } from '#testing/patience.ts';
import { knownPassword, startTestApp, type TestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());

/** `knownPassword` at the cost that stood before the present one in the tests (`passwords.ts`). */
const outdated =
  '$argon2id$v=19$m=128,t=1,p=1$BwcHBwcHBwcHBwcHBwcHBw$JIgTh6IuAlkoEn6VQ/izxrJvJ44MgnubuIEqSgovyJc';

const keptOf = async ({ db }: TestApp, id: number) =>
  (await db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow())
    .password_hash;
const login = (email: string, password = knownPassword) =>
  app.anonymous().call(routes.login, { body: { email, password } });
const eventsOf = (id: number) =>
  app.db
    .selectFrom('security_events')
    .select('detail')
    .where('kind', '=', 'password-changed')
    .where('subject_id', '=', id)
    .execute();

test('a password of an earlier cost lets in, is kept at the present one, and nothing says that it was changed', async () => {
  const { id, email } = await app.person({ role: 0, passwordHash: outdated });
  expect((await login(email, 'zle')).status).toBe(401);
  expect(await keptOf(app, id)).toBe(outdated);
  expect((await login(email)).status).toBe(200);
  const renewed = await keptOf(app, id);
  expect(createPasswords('cheap').isOutdated(renewed ?? '')).toBe(false);
  expect((await login(email)).status).toBe(200);
  expect(await keptOf(app, id)).toBe(renewed);
  expect(await app.auditOf('account.password-renewal', id)).toHaveLength(1);
  expect(await eventsOf(id)).toEqual([{ detail: 'renewed' }]);
});

test('a password that was changed while its owner signed in stays the new one', async () => {
  const { id, email } = await app.person({ role: 0, passwordHash: outdated });
  const [changing, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const change = app.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('users')
      .set({ password_hash: app.knownPasswordHash })
      .where('id', '=', id)
      .execute();
    held.resolve();
    await changing.promise;
  });
  await held.promise;
  const entered = login(email);
  await eventually(async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db);
    expect(rows).toHaveLength(1);
  });
  changing.resolve();
  await change;
  await entered;
  expect(await keptOf(app, id)).toBe(app.knownPasswordHash);
  expect(await app.auditOf('account.password-renewal', id)).toEqual([]);
});
