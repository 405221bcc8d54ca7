import { afterAll, expect, test } from 'vitest';
import { firstDay, lastDay, monthAfter } from '@indeks/contract/common/months.rules';
import { reportRoutes } from '@indeks/contract/month/report-review/report-review.routes';
import { tripRoutes } from '@indeks/contract/month/trips/trips.routes';
import { insertCar } from '#testing/month/cars.ts';
import { confirmed } from '#testing/client.ts';
import { insertReport } from '#testing/month/reports.ts';
import { startTestApp } from '#testing/test-app.ts';
import { insertTrip, tripFields } from '#testing/month/trips.ts';

const app = await startTestApp();
afterAll(() => app.close());

/** A trip that slipped into an accepted month without its rate would change with the next one. */
test('one administrator accepts while another adds: every trip of the month keeps its rate', async () => {
  const person = await app.person({ role: 0 });
  const cid = await insertCar(app.db, person.id);
  await app.db
    .insertInto('km_rates')
    .values({ user_id: person.id, rate: 115, valid_from: '2000-01-01' })
    .execute();
  const [first, second] = [await app.signedIn(1), await app.signedIn(11)];
  for (let round = 0; round < 40; round += 1) {
    const month = monthAfter('2022-01', round);
    await insertTrip(app.db, person.id, { cid, date: firstDay(month) });
    await insertReport(app.db, { userId: person.id, type: 'przejazd', month, status: 1 });
    const period = { date_from: firstDay(month), date_to: lastDay(month), type: 'przejazd' } as const;
    const body = tripFields(cid, { date: lastDay(month) });
    const answers = await Promise.all([
      first.call(reportRoutes.decide, {
        params: { id: person.id },
        body: { ...period, status: 2, version: 1 },
      }),
      second.call(tripRoutes.create, { query: { user: person.id }, body }, confirmed),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  }
  const rates = await app.db
    .selectFrom('trips')
    .select('accepted_rate')
    .where('user_id', '=', person.id)
    .execute();
  expect(rates.map(({ accepted_rate }) => accepted_rate)).toEqual(Array.from({ length: 80 }, () => 115));
});
