import { systemRoutes as routes } from '@indeks/contract/provider/system/system.routes';
import { afterAll, expect, inject, test } from 'vitest';
import { migrate, migrationNames } from '#platform/db/migrate.ts';
import { createDatabase } from '#testing/template.ts';
import { startTestApp } from '#testing/test-app.ts';

const names = await migrationNames();
const older = await createDatabase(inject('services').databaseAdminUrl, 'template0');
await migrate(older.ownerUrl, { upTo: names.at(-5) });
const app = await startTestApp({ settings: { DATABASE_URL: older.appUrl } });
afterAll(async () => {
  await app.close();
  await older.drop();
});

test('a database four migrations old is not ready until it is migrated, and then stays so', async () => {
  const behind = await app.anonymous().call(routes.ready);
  expect([behind.status, behind.error]).toMatchObject([
    503,
    { code: 'server/schema-behind', details: { schema: 'behind' } },
  ]);
  expect(behind.error.message).toBe('Baza danych jest starsza niż ta wersja systemu. Uruchom migracje.');
  expect(behind.headers['retry-after']).toBe('2');
  expect((await app.anonymous().call(routes.health)).status).toBe(200);

  await migrate(older.ownerUrl);
  const current = await app.anonymous().call(routes.ready);
  expect([current.status, current.body.schema]).toEqual([200, 'current']);
  const { statements } = await app.counting(() =>
    Promise.all(Array.from({ length: 20 }, () => app.anonymous().call(routes.ready))),
  );
  expect(statements.map(({ sql }) => sql)).toEqual(['select 1']);
});

test('one migration ahead keeps working', async () => {
  const ahead = await startTestApp();
  await ahead.asOwner(`insert into schema_migrations (name, sha256) values ('9999-later.sql', 'x')`);
  const { status, body } = await ahead.anonymous().call(routes.ready);
  expect([status, body.schema]).toEqual([200, 'ahead']);
  await ahead.close();
});
