import { afterAll, expect, test } from 'vitest';
import { mostDecidedAtOnce } from '@indeks/contract/month/report-review/report-review.keys';
import { reportRoutes as routes } from '@indeks/contract/month/report-review/report-review.routes';
import { largeSequentialScans } from '#testing/explain.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const admin = await app.signedIn(1);

// Two months of many lecturers' reports, hours and trips; the lists are asked in apps/api/testing/scale.
await app.asOwner(`
  insert into users (given_name, surname, email, user_role)
    select 'Osoba', md5(n::text), 'o' || n || '@test.example', 0 from generate_series(1, 2000) as n;
  create temp table lecturers as select id from users where user_role = 0;
  insert into monthly_reports (user_id, type, month, status, sent_at)
    select id, type, date '2026-09-01' + make_interval(months => m), 1 + (id + m) % 2, now()
    from lecturers, unnest(array['czas', 'przejazd', 'zjazd']) as type, generate_series(0, 1) as m;
  insert into work_times (user_id, date, city, hours)
    select id, date '2026-09-05' + n * 7, 'Miasto', 8 from lecturers, generate_series(0, 7) as n;
  insert into trips (user_id, date, start, destination, km, car_brand, car_model, car_engine, car_registration_nr)
    select id, date '2026-09-05' + n * 7, 'Dom', 'Miasto', 50 + n, 'A', 'B', 1, 'C'
    from lecturers, generate_series(0, 7) as n;
  insert into km_rates (user_id, rate, valid_from) select id, 89, '2026-01-01' from lecturers`);
await app.asOwner('vacuum analyze');

test('counting what waits takes no more statements for thousands, and reads no table from end to end', async () => {
  const { result, statements } = await app.counting(() =>
    admin.call(routes.waiting, { query: { month: '2026-10' } }),
  );
  expect(result.body).toEqual({ waiting: mostDecidedAtOnce, clean: mostDecidedAtOnce, doubted_people: 0 });
  // The first time they are judged, in a transaction whose begin and commit are counted too, and counted again.
  expect(statements.length).toBeLessThanOrEqual(9);
  expect(await largeSequentialScans(app.db, statements)).toEqual([]);
  const again = await app.counting(() => admin.call(routes.waiting, { query: { month: '2026-10' } }));
  expect(again.result.body).toEqual(result.body);
  expect(again.statements.length).toBeLessThanOrEqual(2);
});

test('of thousands of clean reports as many are accepted as were counted', async () => {
  const { result, statements } = await app.counting(() =>
    admin.call(routes.acceptClean, { body: { month: '2026-10' } }),
  );
  expect(result.body).toEqual({ accepted: mostDecidedAtOnce });
  // Begin and commit are counted too, and the judging of the next thousand.
  expect(statements.length).toBeLessThanOrEqual(16);
});
