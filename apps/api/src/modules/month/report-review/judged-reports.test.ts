import { afterAll, expect, test } from 'vitest';
import { meetingRoutes } from '@indeks/contract/month/meetings/meetings.routes';
import { rateRoutes } from '@indeks/contract/month/rates/rates.routes';
import { reportRoutes as routes } from '@indeks/contract/month/report-review/report-review.routes';
import { workTimeRoutes } from '@indeks/contract/month/work-times/work-times.routes';
import { insertMeeting } from '#testing/month/meetings.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { insertSomeQuestionnaire } from '#testing/employment/questionnaires.ts';
import { insertRate } from '#testing/month/rates.ts';
import { insertReport } from '#testing/month/reports.ts';
import { startTestApp } from '#testing/test-app.ts';
import { insertTrip } from '#testing/month/trips.ts';
import { insertWorkTime } from '#testing/month/work-times.ts';

const app = await startTestApp();
afterAll(() => app.close());
const admin = await app.signedIn(1);

// A trip on the last day of October that only November's entries explain, and the reports of October that wait.
const user = (await app.person({ role: 0 })).id;
await insertTrip(app.db, user, { date: '2026-10-31', km: 100 });
await insertRate(app.db, user);
await insertReport(app.db, { userId: user, type: 'przejazd', month: '2026-10', status: 1 });

const counted = () => app.counting(() => admin.call(routes.waiting, { query: { month: '2026-10' } }));
const counts = async () => (await counted()).result.body;
const lonely = { waiting: 1, clean: 0, doubted_people: 1 };
const explained = { waiting: 1, clean: 1, doubted_people: 0 };

test('what was judged once is counted without judging it again', async () => {
  const first = await counted();
  const second = await counted();
  expect([first.result.body, second.result.body]).toEqual([lonely, lonely]);
  expect(second.statements.length).toBeLessThan(first.statements.length);
  expect(second.statements.every(({ sql: text }) => text.startsWith('select'))).toBe(true);
});

test('it is judged again after hours, trips, sessions or rates of the person changed', async () => {
  expect(await counts()).toEqual(lonely);
  const hours = await insertWorkTime(app.db, user, { date: '2026-11-01' });
  expect(await counts()).toEqual(explained);
  await admin.call(workTimeRoutes.removeMany, { body: [hours] });
  expect(await counts()).toEqual(lonely);
  const meeting = await insertMeeting(app.db, user, await insertPlace(app.db), {
    dates: { start: '2026-11-01', end: '2026-11-01' },
  });
  expect(await counts()).toEqual(explained);
  const rate = (amount: number) =>
    admin.call(rateRoutes.set, { params: { id: user }, body: { rate: amount, from: '2026-10-01' } });
  await rate(200);
  expect(await counts()).toEqual(lonely);
  await rate(115);
  expect(await counts()).toEqual(explained);
  await admin.call(meetingRoutes.remove, { params: { id: meeting } });
  expect(await counts()).toEqual(lonely);
});

test('a report that is sent again is judged again', async () => {
  const person = await app.person({ role: 0 });
  const lecturer = await app.signedInAs(person);
  await insertSomeQuestionnaire(app.db, person.id);
  const october = { date_from: '2026-10-01', date_to: '2026-10-31', type: 'czas' as const };
  const long = await insertWorkTime(app.db, person.id, { date: '2026-10-10', hours: 20 });
  const sent = (await lecturer.call(routes.submit, { body: october })).body;
  expect(await counts()).toEqual({ waiting: 2, clean: 0, doubted_people: 2 });
  const reject = { ...october, status: 0 as const, version: sent.version };
  await admin.call(routes.decide, { params: { id: person.id }, body: reject });
  expect(await counts()).toEqual(lonely);
  await insertWorkTime(app.db, person.id, { date: '2026-10-11', hours: 4 });
  await lecturer.call(workTimeRoutes.removeMany, { body: [long] });
  await lecturer.call(routes.submit, { body: october });
  expect(await counts()).toEqual({ waiting: 2, clean: 1, doubted_people: 1 });
});
