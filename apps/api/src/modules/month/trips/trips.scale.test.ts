import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { reportStatus } from '@indeks/contract/month/monthly-reports/report-status';
import { tripRoutes as routes } from '@indeks/contract/month/trips/trips.routes';
import { largeSequentialScans } from '#testing/explain.ts';
import { insertRate } from '#testing/month/rates.ts';
import { insertReport } from '#testing/month/reports.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const admin = await app.signedIn(1);

// Two years of trips, so that a scan of them shows; the lists are asked in apps/api/testing/scale.
await sql`
  insert into users (given_name, surname, email, user_role)
  select 'Wykładowca', md5(n::text), 'w' || n || '@test.example', 0 from generate_series(1, 800) as n`.execute(
  app.db,
);
const first = await app.db
  .selectFrom('users')
  .select('id')
  .where('email', '=', 'w1@test.example')
  .executeTakeFirstOrThrow();
const userId = first.id;
// In parts, each well below the time a statement may take on a busy machine.
for (let part = 0; part < 2; part += 1)
  await sql`
    insert into trips (user_id, car_brand, car_model, car_engine, car_registration_nr, start, destination, km, date)
    select ${userId} + n % 800, 'Fiat', 'Panda', 899, 'X', 'Miasto ' || md5(n::text), 'Cel ' || n % 97,
      1 + n % 400, date '2025-01-01' + n % 730
    from generate_series(${part * 10_000 + 1}::integer, ${(part + 1) * 10_000}::integer) as n`.execute(
    app.db,
  );
await insertRate(app.db, userId, { small: 89 });
// The register is printed of a month that was accepted.
await insertReport(app.db, { userId, type: 'przejazd', month: '2026-09', status: reportStatus.accepted });
await app.asOwner('vacuum analyze');

/** One in which the person drove. */
const month = { from: '2026-09-01', to: '2026-09-30' };
const year = { from: '2026-01-01', to: '2026-12-31' };

test('a person’s month and register read no table from end to end', async () => {
  const { result, statements } = await app.counting(async () => [
    await admin.call(routes.list, { query: { ...month, user: userId } }),
    await admin.call(routes.register, { query: { month: '2026-09', user: userId } }),
  ]);
  expect(result.map(({ status }) => status)).toEqual([200, 200]);
  expect(await largeSequentialScans(app.db, statements)).toEqual([]);
});

test.each([{ sortBy: 'date' }, { sortBy: 'username' }, { sortBy: 'km', search: 'cel' }] as const)(
  'a list that no document could hold is refused without reading everything: %o',
  async (order) => {
    const { result, statements } = await app.counting(() =>
      admin.call(routes.orderRegisterOfAll, { query: { ...year, ...order } }),
    );
    expect([result.status, result.error.code]).toEqual([422, 'list/too-long']);
    expect(result.error.message).toContain('więcej niż 5000 wierszy');
    expect(await largeSequentialScans(app.db, statements)).toEqual([]);
  },
);
